import { dataOf, type Answer } from '../envelope'

/** §7: whether there are any: a boolean, a count or their text; where `data` is missing, in `msg`. */
export function readExists(answer: Answer): boolean {
  return readCount(answer) > 0
}

/**
 * §7: how many there are; `true` is at least one. What tells nothing is none.
 *
 * @returns a whole number from 0
 */
export function readCount(answer: Answer): number {
  const data = dataOf(answer) ?? answer.msg
  const text = typeof data === 'object' ? '' : String(data).trim().toLowerCase()
  if (text === 'true') return 1
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
