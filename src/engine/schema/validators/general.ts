import { ConfigurationError } from '../errors'
import type { Issue } from '../issue'
import type { Validator } from './validator'

/** §5 Required: not only white space; the field's label is `%{field}`. */
export const required: Validator = (input) =>
  isBlank(input) ? { key: 'validation.required' } : undefined

/** §5 emptyErr: the same in a business dialog's words: '{0} cannot empty'. */
export const notEmpty: Validator = (input) =>
  isBlank(input) ? { key: 'validation.notEmpty' } : undefined

/** §5 Cascader and multi-select: at least one value, and no empty one. */
export function selected(values: readonly string[] | null | undefined): Issue | undefined {
  const isChosen = values && values.length > 0 && !values.some(isBlank)
  return isChosen ? undefined : { key: 'validation.selected' }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** In characters (code points), both inclusive; no upper limit without `max`. */
type LengthLimits = { readonly min: number; readonly max?: number }

/**
 * §5 Length: 'length should be at least N', or with `max` 'length between N and M'.
 *
 * @throws {ConfigurationError} when the limits leave no length
 * @example length({ min: 6, max: 20 })
 */
export function length({ min, max }: LengthLimits): Validator {
  if (max !== undefined && min > max) {
    throw new ConfigurationError(`No text has ${min} to ${max} characters. Swap min and max.`)
  }
  const issue =
    max === undefined
      ? { key: 'validation.lengthMin', args: { min } }
      : { key: 'validation.lengthRange', args: { min, max } }
  return (input) => (isWithin(input, { min, max: max ?? Infinity }) ? undefined : issue)
}

export function isWithin(input: string, { min, max }: Required<LengthLimits>): boolean {
  const count = [...input].length
  return count >= min && count <= max
}
