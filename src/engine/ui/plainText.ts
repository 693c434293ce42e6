import { revealHidden, type TextShape } from '@/engine/values/hiddenCharacters'

export type PlainOptions = {
  /** Default: a single line. */
  readonly shape?: TextShape
  /** In characters; default 200. */
  readonly most?: number
}

const mostCharacters = 200

/**
 * Text of the gateway for places that take only text, such as attributes and options: cut to length, hidden
 * characters as `[RLO]`.
 */
export function plainText(text: string, { shape, most }: PlainOptions = {}): string {
  const shown = beginningOf(text, most)
  const words = revealHidden(shown, shape)
  return shown === text ? words : `${words}…`
}

/** Cuts without splitting a surrogate pair. */
export function beginningOf(text: string, most = mostCharacters): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
