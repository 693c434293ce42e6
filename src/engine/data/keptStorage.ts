/** Undefined where the browser keeps nothing. */
export function keptStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
