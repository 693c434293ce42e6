const key = 'outElsewhere'

/** Tells the login after the reload that another tab logged out. */
export function markOutElsewhere(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // storage is full: the login omits the reason
  }
}

/** Returns the mark once. */
export function takeOutElsewhere(): boolean {
  const isMarked = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isMarked
}
