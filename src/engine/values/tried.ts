/** The result of a function; undefined if it throws. */
export function tried<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
