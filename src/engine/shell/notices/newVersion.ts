const listeners = new Set<() => void>()
let isKnown = false
let isTyped = () => false

/** Whether a newer build is known. */
export const newVersion = {
  isKnown: () => isKnown,
  /** A banner then offers to reload. */
  tell() {
    isKnown = true
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function hasTyped(): boolean {
  return isTyped()
}

/** Sets the check for unsaved input; before the portal there is none. */
export function askForTyped(ask: () => boolean): void {
  isTyped = ask
}
