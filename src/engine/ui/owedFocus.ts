let isOwed = false

/** Moves focus to the first page once the portal replaces the login. */
export function oweFocus(): void {
  isOwed = true
}

/** Returns whether focus is owed, and clears it. */
export function takeOwedFocus(): boolean {
  const wasOwed = isOwed
  isOwed = false
  return wasOwed
}
