const unseen = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const lineEnds = /<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote|pre)\s*>/gi
const listItems = /<li\b[^>]*>/gi
// the `<` of arithmetic begins no tag
const tags = /<\/?[a-z][^>]*>/gi
const references = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The text of an editor's HTML: one line per paragraph, list items after a dot. Show it as text only.
 *
 * @example textOfMarkup('<p>02:00 &ndash; 03:00</p>') // '02:00 &ndash; 03:00': unknown references stay
 */
export function textOfMarkup(markup: string): string {
  return markup
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(lineEnds, '\n')
    .replaceAll(listItems, '• ')
    .replaceAll(tags, '')
    .replaceAll(references, characterOf)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}
