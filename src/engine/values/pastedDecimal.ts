export type PastedDecimal = { readonly understood: string } | { readonly refused: true }

const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/
const hasSeparators = /^[-+]?(?=[^,'’\s]*[,'’\s]|[^.]*\.[^.]*\.)[\d.,'’\s]*\d[\d.,'’\s]*$/

/**
 * Reads an amount from a sheet or a chat: thousands in groups of three between commas and at most one decimal point.
 * Other separators are ambiguous and refused. `undefined` for a plain number, or none.
 *
 * @example readPastedDecimal('1,234.56') // { understood: '1234.56' }
 * @example readPastedDecimal('1,23') // { refused: true }
 */
export function readPastedDecimal(text: string): PastedDecimal | undefined {
  const pasted = text.trim()
  if (pasted.length > 200) return undefined
  if (grouped.test(pasted)) return { understood: pasted.replaceAll(',', '') }
  return hasSeparators.test(pasted) ? { refused: true } : undefined
}
