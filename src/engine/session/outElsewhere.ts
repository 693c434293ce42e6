const key = 'outElsewhere'

/** For the login after the reload: it was another tab that signed out. */
export function markOutElsewhere(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // full: the login says nothing
  }
}

/** Whether it was; said once. */
export function takeOutElsewhere(): boolean {
  const isMarked = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isMarked
}
