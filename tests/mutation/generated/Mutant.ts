/** One small change to a source's text. */
export type Mutant = {
  /** The change, in a word or two. */
  readonly kind: string
  /** Of the text that is replaced, in UTF-16 units. */
  readonly start: number
  readonly end: number
  readonly put: string
}

/** The source with the change in it. */
export function mutated(source: string, { start, end, put }: Mutant): string {
  return source.slice(0, start) + put + source.slice(end)
}

/** The place and the change of a mutant, on one line. */
export function shown(source: string, mutant: Mutant): string {
  const line = source.slice(0, mutant.start).split('\n').length
  const found = source.slice(mutant.start, mutant.end)
  return `${line}: ${mutant.kind}: ${shortened(found)} → ${shortened(mutant.put) || '(nothing)'}`
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ')
  return plain.length > 60 ? `${plain.slice(0, 40)} … ${plain.slice(-15)}` : plain
}
