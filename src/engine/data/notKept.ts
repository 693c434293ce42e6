let isSaid = false

/**
 * Where a browser refuses to keep something (its storage is full), the page goes on by what it knows until it is
 * reloaded. The log says so once, not each time.
 */
export function sayNotKept(key: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!isSaid) console.warn(`not kept over a reload: ${key}`, error)
  isSaid = true
}
