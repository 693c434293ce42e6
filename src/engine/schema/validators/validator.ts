import type { Issue } from '../issue'

/**
 * Why a text is refused, or nothing. Pure, never throws, and linear: a text beyond the rule's cap is refused before a
 * pattern sees it.
 */
export type Validator = (input: string) => Issue | undefined

/** The cap of a rule that names none, in UTF-16 units. */
const defaultCap = 256

/**
 * A validator that refuses, by `validation.<key>`, a text that `accepts` does not take or that is longer than `cap`.
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
 * A validator by a pattern over the whole text.
 *
 * @param cap in UTF-16 units; 256 by default
 * @example matching('digits', /^\d+$/)
 */
export function matching(key: string, pattern: RegExp, cap?: number): Validator {
  return accepting(key, (input) => pattern.test(input), cap)
}
