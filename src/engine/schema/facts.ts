import type { Action } from './action'
import { columnsOf } from './surfaces'
import { isSameValue } from './input'
import { kindOf } from './field'
import type { Resource } from './resource'

/**
 * The fields that an operator decides on with an action: the restated ones, those of its condition, and every amount
 * in its dialog.
 *
 * @example signedFields(withdrawal, withdrawal.actions.pass)
 * // ['address', 'estimateTotalU', 'status', 'totalU', 'fee']
 */
export function signedFields(resource: Resource, { confirm = [], when = {} }: Action): string[] {
  const amounts = columnsOf(resource).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && kindOf(field).isAmount === true
  })
  const names = new Set([...confirm, ...Object.keys(when), ...amounts])
  return [...names].filter((name) => Object.hasOwn(resource.fields, name))
}

/** Missing values are equal. */
export function changedFacts(
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): readonly string[] {
  return names.filter((name) => {
    const field = fields[name]
    return field !== undefined && !isSameValue(field, before[name], now[name])
  })
}
