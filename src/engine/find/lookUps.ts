import { kindOf, type Field } from '@/engine/schema/field'
import type { Pasted, Wanted } from '@/engine/schema/pasted'
import type { Resource } from '@/engine/schema/resource'
import { readPasted } from './readPasted'

/** One question to a list, or to rows that are already loaded. */
export type LookUp = {
  readonly field: string
  readonly wanted: Wanted
  /** Whether the gateway can answer it. */
  readonly isAsked: boolean
}

/**
 * The look-ups that find a pasted text in one list, from its fields with `find`.
 *
 * @param userType the operator's: some filters are for one type of user
 */
export function lookUpsIn(
  { fields }: Resource,
  pasted: Pasted,
  userType: string | undefined,
): readonly LookUp[] {
  return Object.entries(fields).flatMap(([name, field]): readonly LookUp[] => {
    const { find, filterFor = userType } = field
    if (!find || filterFor !== userType) return []
    const all = kindOf(field).finds?.(pasted, field) ?? []
    return all
      .map((wanted) => ({
        field: name,
        wanted,
        isAsked: wanted.as !== 'part' || find === 'prefix',
      }))
      .filter(({ wanted, isAsked }) => isAsked || wanted.tail !== undefined)
  })
}

/**
 * The text that a typed or pasted filter stands for, as the search reads it: an address out of a link, say. A text that
 * is nothing to the field stays as it is.
 */
export function readFilter(typed: unknown, field: Field): unknown {
  if (typeof typed !== 'string' || !field.find) return typed
  const [wanted] = kindOf(field).finds?.(readPasted(typed), field) ?? []
  const isAsked = wanted !== undefined && (wanted.as !== 'part' || field.find === 'prefix')
  return isAsked ? wanted.text : typed
}

/** Whether a value is the wanted one: a gateway that ignores the filter answers other records too. */
export function isWanted(value: unknown, { text, as, tail = '' }: Wanted, field: Field): boolean {
  if (typeof value !== 'string') return false
  if (as === undefined) return kindOf(field).compare(value, text, field) === 0
  const whole = value.toLowerCase()
  if (as === 'either') return whole.includes(text.toLowerCase())
  const isLonger = whole.length >= text.length + tail.length
  return isLonger && whole.startsWith(text.toLowerCase()) && whole.endsWith(tail.toLowerCase())
}
