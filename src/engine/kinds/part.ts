import type { ComponentType } from 'react'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { DeclaredName } from '@/engine/registry'
import type { Resource } from '@/engine/schema'
import type { FieldMap } from '@/engine/schema/field'
import type { OverridePlace } from '@/engine/schema/override'
import type { KindView } from './kindView'
import type { Words } from '../data/words'

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
