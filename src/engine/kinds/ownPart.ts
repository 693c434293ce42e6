import type { Resource } from '@/engine/schema'
import { ConfigurationError } from '@/engine/schema/errors'
import type { OverridePlace } from '@/engine/schema/override'
import { parts } from '../../app/parts'
import type { Part } from './part'

/**
 * The part that a resource names in a place, for a field or a page; none where it names none.
 *
 * @throws {ConfigurationError} when there is no part of that name
 */
export function ownPart<P extends keyof Part>(
  resource: Resource,
  place: P,
  key: string,
): Part[P] | undefined {
  const names: Readonly<Record<string, string | undefined>> = resource.override?.[place] ?? {}
  const table: Readonly<Record<string, Part[P]>> = parts[place]
  return named(table, names[key], { resource, place, key, file: 'src/app/parts.ts' })
}

type Wanted = { resource: Resource; place: OverridePlace; key: string; file: string }

/** What a table holds under a name that a declaration gives. */
export function named<T>(
  table: Readonly<Record<string, T>>,
  name: string | undefined,
  { resource, place, key, file }: Wanted,
): T | undefined {
  if (name === undefined) return undefined
  if (Object.hasOwn(table, name)) return table[name]
  const known = Object.keys(table).join(', ') || 'none so far'
  throw new ConfigurationError(
    `Resource '${resource.name}' names '${name}' in override.${place}.${key}, which is not in ${file}: add it there, or name one that is (${known})`,
  )
}
