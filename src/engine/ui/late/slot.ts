import { useSyncExternalStore } from 'react'

/** A value that lazily loaded code provides to code loaded at the start. */
export type Slot<T> = {
  readonly get: () => T | undefined
  readonly put: (next: T | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createSlot<T>(): Slot<T> {
  const listeners = new Set<() => void>()
  let held: T | undefined
  return {
    get: () => held,
    put: (next) => {
      if (next === held) return
      held = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useSlot<T>({ subscribe, get }: Pick<Slot<T>, 'subscribe' | 'get'>): T | undefined {
  return useSyncExternalStore(subscribe, get)
}
