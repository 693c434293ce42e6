/** A value as declarations write it: `'01'`, `true`. */
export function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))
}

/** Values in a row: `'1', '2'`. */
export function literals(values: readonly unknown[]): string {
  return values.map(literal).join(', ')
}

/** `a money`, `an integer`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Names that occur more than once. */
export function repeated<T>(names: readonly T[]): readonly T[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
