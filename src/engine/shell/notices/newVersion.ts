const listeners = new Set<() => void>()
let isKnown = false
let isTyped = () => false

/** What the page knows of a newer version of the portal. */
export const newVersion = {
  isKnown: () => isKnown,
  /** From now on a bar offers to reload. */
  tell() {
    isKnown = true
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Whether a reload would lose something. */
export function hasTyped(): boolean {
  return isTyped()
}

/** Says who knows whether something is typed; before the portal nobody has to. */
export function askForTyped(ask: () => boolean): void {
  isTyped = ask
}
