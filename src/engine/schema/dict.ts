/** What a code means for the operator's eye; the colour is the theme's business. */
export type Tone = 'pending' | 'good' | 'bad' | 'neutral'

/** A code as the gateway sends it, the key of its words, and its tone (neutral by default). */
export type DictEntry = readonly [code: string, key: string, tone?: Tone]

/**
 * A fixed dictionary. An array of pairs, not an object: codes are texts in a chosen order, and `'01'`
 * is not `'1'` (specification §4).
 */
export type Dict<N extends string = string, E extends DictEntry = DictEntry> = {
  readonly name: N
  readonly entries: readonly E[]
  /** Codes to which the gateway brings records by itself, where no action says so; none by default. */
  readonly byGateway?: readonly E[0][]
}

export type CodeOf<D extends Dict> = D['entries'][number][0]

/**
 * Declares a dictionary; its words are `codes.<name>.<key>` in every language.
 *
 * @param options what is known of the codes beside their words: `byGateway`, nothing by default
 * @example dict('withdrawalStatus', [['1', 'applying', 'pending'], ['2', 'passed', 'good']])
 */
export function dict<const N extends string, const E extends DictEntry>(
  name: N,
  entries: readonly E[],
  options: { readonly byGateway?: readonly NoInfer<E>[0][] } = {},
): Dict<N, E> {
  return Object.freeze({ name, entries: Object.freeze(entries), ...options })
}

/** The entry of a code; `undefined` for a code the dictionary does not know. */
export function entryOf(dictionary: Dict, code: string): DictEntry | undefined {
  return dictionary.entries.find(([known]) => known === code)
}

/** The keys of the words of all its codes, each with its code. */
export function wordsOf({
  name,
  entries,
}: Dict): readonly (readonly [key: string, code: string])[] {
  return entries.map(([code, key]) => [`codes.${name}.${key}`, code])
}
