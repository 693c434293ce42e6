const invisible = /[\p{DI}\p{Cs}\u2028\u2029\u2800\uFFF9-\uFFFB]/gu
const wrapping = String.raw`\s"'\x60“”‘’«»‹›「」『』《》()\[\]{}<>,;:!?*|…。、`
const ends = new RegExp(`^[${wrapping}]+|[${wrapping}.]+$`, 'gu')
const dots = /…|\.{2,}/gu

/**
 * The words of a pasted text: full-width characters become half-width, `…` stands for each ellipsis, invisible and
 * direction characters, quotes and brackets around it are removed.
 *
 * @example pastedWords(' “１２３４\u200b５６” ') // ['123456']
 */
export function pastedWords(text: string): readonly string[] {
  const plain = text.normalize('NFKC').replaceAll(invisible, '').replaceAll(dots, '…')
  const bare = plain.replaceAll(ends, '')
  return bare === '' ? [] : bare.split(/\s+/u)
}
