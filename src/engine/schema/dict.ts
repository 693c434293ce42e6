/** A code's meaning; the theme chooses its colour. */
export type Tone = 'pending' | 'good' | 'bad' | 'neutral'

/** A code as the gateway sends it, the key of its words, and its tone (neutral by default). */
export type DictEntry = readonly [code: string, key: string, tone?: Tone]

/** Pairs, because codes are ordered texts: `'01'` is not `'1'` (specification §4). */
export type Dict<N extends string = string, E extends DictEntry = DictEntry> = {
  readonly name: N
  readonly entries: readonly E[]
  /** Codes that the gateway sets without an action; none by default. */
  readonly byGateway?: readonly E[0][]
}

export type CodeOf<D extends Dict> = D['entries'][number][0]

/**
 * Declares a dictionary; its words are `codes.<name>.<key>` in every language.
 *
 * @example dict('withdrawalStatus', [['1', 'applying', 'pending'], ['2', 'passed', 'good']])
 */
export function dict<const N extends string, const E extends DictEntry>(
  name: N,
  entries: readonly E[],
  options: { readonly byGateway?: readonly NoInfer<E>[0][] } = {},
): Dict<N, E> {
  return Object.freeze({ name, entries: Object.freeze(entries), ...options })
}

/** `undefined` for an unknown code. */
export function entryOf(dictionary: Dict, code: string): DictEntry | undefined {
  return dictionary.entries.find(([known]) => known === code)
}

export function wordsOf({
  name,
  entries,
}: Dict): readonly (readonly [key: string, code: string])[] {
  return entries.map(([code, key]) => [`codes.${name}.${key}`, code])
}
