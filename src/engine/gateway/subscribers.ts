export type Subscribers = {
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** Who wants to hear of a change. */
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
