/** What time it is, and one call later; injected, so that no test waits. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
}
