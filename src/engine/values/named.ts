type Named<T> = Readonly<Record<string, T>>

/** The same names, each with what `change` makes of its value. */
export function mapValues<T, U>(values: Named<T>, change: (value: T, name: string) => U): Named<U> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)] as const),
  )
}

/** Only the wanted names. */
export function pickValues<T>(
  values: Named<T>,
  isWanted: (name: string, value: T) => boolean,
): Named<T> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isWanted(name, value)))
}
