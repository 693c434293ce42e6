import type { Issue } from '../issue'

/**
 * Why a text is refused, or nothing. Pure, never throws, and linear: what is longer than the rule's cap
 * is refused before a pattern sees it.
 */
export type Validator = (input: string) => Issue | undefined

/** UTF-16 units a rule looks at where it names no cap of its own. */
export const defaultCap = 256

/**
 * A validator that refuses by `validation.<key>` what `accepts` does not take, or what is longer than `cap`.
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
