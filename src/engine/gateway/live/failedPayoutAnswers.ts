import { dataOf, readCount, type Answer } from '../envelope'

/** §7: whether there are any: a boolean, a count or their text; where `data` is missing, in `msg`. */
export function readExists(answer: Answer): boolean {
  const value = valueOf(answer)
  return isTrue(value) || (readCount(value) ?? 0) > 0
}

/**
 * §7: how many there are.
 *
 * @returns a whole number from 0; `null` where there are some and the answer does not say how many
 */
export function readHowMany(answer: Answer): number | null {
  const value = valueOf(answer)
  return isTrue(value) ? null : (readCount(value) ?? 0)
}

function valueOf(answer: Answer): unknown {
  return dataOf(answer) ?? answer.msg
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}
