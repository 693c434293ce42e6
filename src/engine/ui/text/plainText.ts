import { revealHidden, type TextShape } from '@/engine/values/hiddenCharacters'

export type PlainOptions = {
  /** Default: a single line. */
  readonly shape?: TextShape
  /** In characters; default 200. */
  readonly most?: number
}

const mostCharacters = 200

/** For attributes and options, which take only text: cuts to length, writes hidden characters as `[RLO]`. */
export function plainText(text: string, { shape, most }: PlainOptions = {}): string {
  const shown = beginningOf(text, most)
  const words = revealHidden(shown, shape)
  return shown === text ? words : `${words}…`
}

/** Whether a cell or a line shows only the text's beginning. */
export function isLong(text: string, most = mostCharacters): boolean {
  return text.length > most
}

export function beginningOf(text: string, most = mostCharacters): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
