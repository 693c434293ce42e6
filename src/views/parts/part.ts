import type { ComponentType } from 'react'
import type { PortalRecord } from '@/providers/records'
import type { DeclaredName } from '@/registry'
import type { Resource } from '@/schema'
import type { FieldMap } from '@/schema/field'
import type { OverridePlace } from '@/schema/override'
import type { KindView } from '../kindView'
import type { Words } from '../words'

export type SectionProps = {
  readonly resource: Resource
  readonly words: Words
  /** The record whose page it stands on; none above a list. */
  readonly record?: PortalRecord
}

/**
 * What can be drawn by a part of its own; those of fields are what a kind has there. An input checks what is
 * typed by itself, as `useTextControl` does.
 */
export type Part = Pick<KindView<FieldMap[string]>, 'cell' | 'input' | 'filter'> & {
  readonly section: ComponentType<SectionProps>
}

/** Parts by their names; one that a declaration names and that is not here does not compile. */
export type PartTable<P extends OverridePlace, T> = Readonly<Record<string, T>> &
  Readonly<Record<DeclaredName<P>, T>>
