/** Values with a key made of what they say; of equal ones, the second and later are numbered. */
export function keyed<T>(values: readonly T[]): readonly { key: string; value: T }[] {
  const seen = new Map<string, number>()
  return values.map((value) => {
    const said = JSON.stringify(value)
    const count = (seen.get(said) ?? 0) + 1
    seen.set(said, count)
    return { key: count === 1 ? said : `${said} ${count}`, value }
  })
}
