import type { Issue } from '../issue'

/** Pure, never throws, and linear: a text beyond the rule's limit is refused before a pattern sees it. */
export type Validator = (input: string) => Issue | undefined

/** In UTF-16 units. */
const defaultCap = 256

/**
 * Refuses by `validation.<key>` a text that `accepts` does not accept, or that is longer than `cap`.
 *
 * @param cap in UTF-16 units; 256 by default
 */
export function accepting(
  key: string,
  accepts: (input: string) => boolean,
  cap: number = defaultCap,
): Validator {
  const issue = Object.freeze({ key: `validation.${key}` })
  return (input) => (input.length <= cap && accepts(input) ? undefined : issue)
}

/**
 * The pattern must match the whole text.
 *
 * @param cap in UTF-16 units; 256 by default
 * @example matching('digits', /^\d+$/)
 */
export function matching(key: string, pattern: RegExp, cap?: number): Validator {
  return accepting(key, (input) => pattern.test(input), cap)
}
