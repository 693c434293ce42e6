import type { Resource } from '@/engine/schema/resource'
import { ConfigurationError } from '@/engine/schema/errors'
import type { OverridePlace } from '@/engine/schema/override'
import { useParts, type NamedParts, type Part } from './part'
import { useResource } from '../../data/resource'

/**
 * The part that a resource names in a place, for a field or a page; none where it names none.
 *
 * @throws {ConfigurationError} when the app has no part of that name
 */
export function ownPart<P extends keyof Part>(
  parts: NamedParts,
  resource: Resource,
  place: P,
  key: string,
): Part[P] | undefined {
  const names: Readonly<Record<string, string | undefined>> = resource.override?.[place] ?? {}
  const table: Readonly<Record<string, Part[P]>> = parts[place]
  return named(table, names[key], { resource, place, key, among: 'parts' })
}

/** The same for the app around. */
export function useOwnPart<P extends keyof Part>(place: P, key: string): Part[P] | undefined {
  const resource = useResource()
  return ownPart(useParts(), resource, place, key)
}

type Wanted = { resource: Resource; place: OverridePlace; key: string; among: 'parts' | 'pages' }

/** What a table holds under a name that a declaration gives. */
export function named<T>(
  table: Readonly<Record<string, T>>,
  name: string | undefined,
  { resource, place, key, among }: Wanted,
): T | undefined {
  if (name === undefined) return undefined
  if (Object.hasOwn(table, name)) return table[name]
  const known = Object.keys(table).join(', ') || 'none so far'
  throw new ConfigurationError(
    `Resource '${resource.name}' names '${name}' in override.${place}.${key}, which is not among the ${among} of the app: add it there, or name one that is (${known})`,
  )
}
