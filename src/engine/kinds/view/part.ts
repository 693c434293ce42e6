import { createContext, use, type ComponentType } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { FieldMap } from '@/engine/schema/field'
import type { KindView } from './kindView'

export type SectionProps = {
  /** The record whose page it stands on; none above a list. */
  readonly record?: PortalRecord
}

/**
 * What an app can draw by itself; the parts of fields are what a kind has there. An input checks what is
 * typed by itself, as `useTextControl` does.
 */
export type Part = Pick<KindView<FieldMap[string]>, 'cell' | 'input' | 'filter'> & {
  readonly section: ComponentType<SectionProps>
}

/** The parts of an app, by place and by the name that declarations give them. */
export type NamedParts = { readonly [P in keyof Part]: Readonly<Record<string, Part[P]>> }

export type Parts = NamedParts & {
  /** A section at the end of every record's page. */
  readonly everyRecord?: ComponentType<SectionProps>
}

/** The parts of the app around; none by default. */
export const PartsContext = createContext<Parts>({ cell: {}, input: {}, filter: {}, section: {} })

export function useParts(): Parts {
  return use(PartsContext)
}
