let isOwed = false

/** What had the focus goes as the portal comes: its first page is to have it. */
export function oweFocus(): void {
  isOwed = true
}

/** Whether it was owed; from now on it is not. */
export function takeOwedFocus(): boolean {
  const wasOwed = isOwed
  isOwed = false
  return wasOwed
}
