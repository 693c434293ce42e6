import { revealHidden, type TextShape } from '@/engine/values/hiddenCharacters'

export type PlainOptions = {
  /** Default: a line, which has no line breaks of its own. */
  readonly shape?: TextShape
  /** Characters; default 200. */
  readonly most?: number
}

const mostCharacters = 200

/**
 * A text of the gateway for an attribute, a title, an option, where nothing but text can stand: `[RLO]` in the place
 * of such a character, and the beginning of a long one.
 */
export function plainText(text: string, { shape, most }: PlainOptions = {}): string {
  const shown = beginningOf(text, most)
  const words = revealHidden(shown, shape)
  return shown === text ? words : `${words}…`
}

/** At most so many characters, none of them cut in two. */
export function beginningOf(text: string, most = mostCharacters): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
