let isSaid = false

/** The page keeps the values until a reload. */
export function warnNotStored(key: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!isSaid) console.warn(`not kept over a reload: ${key}`, error)
  isSaid = true
}
