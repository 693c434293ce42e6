import { localStorageStore, memoryStore, type Store } from 'ra-core'
import { sayNotKept } from './notKept'

/**
 * Kept preferences; those that the browser has no room for hold until a reload. react-admin also writes every
 * list's query here; what an operator searched for belongs in the address bar alone.
 */
export function createPortalStore(prefix: string): Store {
  const store = localStorageStore(undefined, prefix)
  const unkept = memoryStore()
  unkept.setup()
  return {
    ...store,
    setup: () => tried('version', store.setup),
    getItem: (key, otherwise) => unkept.getItem(key) ?? store.getItem(key, otherwise),
    setItem: (key, value) => {
      if (key.endsWith('.listParams')) return
      unkept.removeItem(key)
      if (!tried(key, () => store.setItem(key, value))) unkept.setItem(key, value)
    },
    removeItem: (key) => {
      unkept.removeItem(key)
      store.removeItem(key)
    },
    subscribe: (key, listener) => {
      const ends = [store, unkept].map((one) => one.subscribe(key, listener))
      return () => ends.forEach((end) => end())
    },
  }
}

function tried(key: string, keep: () => void): boolean {
  try {
    keep()
    return true
  } catch (error) {
    sayNotKept(key, error)
    return false
  }
}
