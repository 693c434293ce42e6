export type Subscribers = {
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

export function createSubscribers(): Subscribers {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
