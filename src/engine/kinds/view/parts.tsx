import { createContext, createElement, use, type ComponentType } from 'react'
import { RecordContext } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import { ConfigurationError } from '@/engine/schema/errors'
import type { OverridePlace } from '@/engine/schema/override'
import type { Resource } from '@/engine/schema/resource'
import { useResource } from '@/engine/data/resource'
import { Widget } from '@/engine/ui/crash/Widget'
import type { KindView } from './kindView'

export type SectionProps = {
  /** The record of the page; none above a list. */
  readonly record?: PortalRecord
}

/**
 * What an app can draw itself. A cell, input or filter replaces the kind's; an input checks its text itself, as
 * `useTextControl` does.
 */
export type Part = Pick<KindView, 'cell' | 'input' | 'filter'> & {
  readonly section: ComponentType<SectionProps>
}

/** An app's parts, by place and by the name that declarations use. */
export type NamedParts = { readonly [P in keyof Part]: Readonly<Record<string, Part[P]>> }

export type Parts = NamedParts & {
  /** A section at the end of every record's page. */
  readonly everyRecord?: ComponentType<SectionProps>
}

export const PartsContext = createContext<Parts>({ cell: {}, input: {}, filter: {}, section: {} })

export function useParts(): Parts {
  return use(PartsContext)
}

/**
 * The part that a resource names for a field or a page, if any.
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

export function useOwnPart<P extends keyof Part>(place: P, key: string): Part[P] | undefined {
  const resource = useResource()
  return ownPart(useParts(), resource, place, key)
}

type Wanted = { resource: Resource; place: OverridePlace; key: string; among: 'parts' | 'pages' }

/** @throws {ConfigurationError} when the table has no such name */
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

export function OwnSection({ place, ...props }: SectionProps & { place: 'list' | 'show' }) {
  const section = useOwnPart('section', place)
  if (!section) return null
  return (
    <Widget>
      <RecordContext value={props.record}>{createElement(section, props)}</RecordContext>
    </Widget>
  )
}
