import { localStorageStore, memoryStore, type Store } from 'ra-core'
import { sayNotKept } from './notKept'

/**
 * Without room in the browser's storage, preferences last until a reload. List queries belong in the address bar alone.
 */
export function createPortalStore(prefix: string): Store {
  const store = localStorageStore(undefined, prefix)
  const unkept = memoryStore()
  unkept.setup()
  return {
    ...store,
    setup: () => tryStoring('version', store.setup),
    getItem: (key, otherwise) => unkept.getItem(key) ?? store.getItem(key, otherwise),
    setItem: (key, value) => {
      if (key.endsWith('.listParams')) return
      unkept.removeItem(key)
      if (!tryStoring(key, () => store.setItem(key, value))) unkept.setItem(key, value)
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

function tryStoring(key: string, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    sayNotKept(key, error)
    return false
  }
}
