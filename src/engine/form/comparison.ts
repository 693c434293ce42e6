import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { isSameValue } from '@/engine/schema/input'
import { kindOf } from '@/engine/schema/field'
import { changedFields, type Values } from '../data/formValues'

export type Side = 'theirs' | 'mine'

/** One field in which two people's records, or theirs and the original, differ. */
export type Difference = {
  readonly name: string
  /** Whether the form has it, so that there is something to choose. */
  readonly isOpen: boolean
  /** What is taken unless the operator says otherwise; none where both changed it to different values. */
  readonly presumed: Side | undefined
}

/** What a form, filled over `original`, and the record as it is now say differently. */
export function differencesOf(
  resource: Resource,
  values: Values,
  original: PortalRecord,
  theirs: PortalRecord,
): readonly Difference[] {
  const mine = changedFields(resource, values, original)
  const apart = changedFields(resource, values, theirs)
  return Object.entries(resource.fields).flatMap(([name, field]): Difference[] => {
    if (kindOf(field).hidden || kindOf(field).derive) return []
    const isTheirs = !isSameValue(field, original[name], theirs[name])
    const isMine = mine.includes(name)
    if (!isTheirs && !isMine) return []
    const isContested = isTheirs && isMine && apart.includes(name)
    const presumed = isContested ? undefined : isMine ? 'mine' : 'theirs'
    return [{ name, isOpen: Object.hasOwn(values, name), presumed }]
  })
}
