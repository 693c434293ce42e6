export type Subscribers = ReturnType<typeof createSubscribers>

export function createSubscribers() {
  const listeners = new Set<() => void>()
  return {
    /** Returns the unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
