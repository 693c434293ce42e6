import { ConfigurationError } from '../errors'
import type { Validator } from './validator'

/** In characters (code points), both inclusive; without `max` there is no upper end. */
export type LengthLimits = { readonly min: number; readonly max?: number }

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

/** Whether a text has from `min` to `max` characters. */
export function isWithin(input: string, { min, max }: Required<LengthLimits>): boolean {
  const count = [...input].length
  return count >= min && count <= max
}
