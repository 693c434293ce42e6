import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { removal } from '../action/boundAction'
import { buttonsOf, type Permitted } from '../action/permitted'

/** The entry that opens the form over a record. */
export const editing = 'edit'

/** The entry that opens the form for a new record below one of a tree. */
export const adding = 'addBelow'

/** What can be done to a record from its row: at once, or from its menu. */
export type RowEntries = {
  readonly inline: readonly string[]
  readonly more: readonly string[]
}

const roomFor = 3

/** Up to three stand in the row; of more, only what hangs on the record's state, and the form. */
export function rowEntries(
  resource: Resource,
  permitted: Permitted,
  { mayEdit, mayAddBelow }: { mayEdit: boolean; mayAddBelow: boolean },
): RowEntries {
  const names = [
    ...buttonsOf(resource, permitted),
    ...(mayEdit ? [editing] : []),
    ...(mayAddBelow ? [adding] : []),
    ...(permitted.mayRemove ? [removal] : []),
  ]
  if (names.length <= roomFor) return { inline: names, more: [] }
  const isDaily = (name: string) => name === editing || resource.actions[name]?.when !== undefined
  return { inline: names.filter(isDaily), more: names.filter((name) => !isDaily(name)) }
}

/** Whether a row has anything to offer at all. */
export function hasEntries({ inline, more }: RowEntries): boolean {
  return inline.length + more.length > 0
}

/** Those that the record's state allows; nothing of a row without an id, which is no record. */
export function possible(
  { actions }: Resource,
  names: readonly string[],
  record: PortalRecord,
): readonly string[] {
  if (record.id === '') return []
  return names.filter((name) => holds(actions[name]?.when, record))
}
