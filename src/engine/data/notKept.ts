let isSaid = false

/** Logs, once, that the browser's storage refuses values: until a reload, the page keeps them. */
export function sayNotKept(key: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  if (!isSaid) console.warn(`not kept over a reload: ${key}`, error)
  isSaid = true
}
