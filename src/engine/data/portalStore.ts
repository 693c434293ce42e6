import { localStorageStore, memoryStore, type Store } from 'ra-core'
import type { Language } from '@/engine/config'
import { warnNotStored } from './notKept'

/**
 * Without room in the browser's storage, preferences last until a reload. List queries belong in the address bar alone.
 */
export function createPortalStore(prefix: string, language: Language): Store {
  const store = localStorageStore(undefined, prefix)
  const fallback = memoryStore()
  fallback.setup()
  // without it, react-admin's first render is empty
  fallback.setItem('locale', language)
  return {
    ...store,
    setup: () => tryStoring('version', store.setup),
    getItem: (key, otherwise) => fallback.getItem(key) ?? store.getItem(key, otherwise),
    setItem: (key, value) => {
      if (key.endsWith('.listParams')) return
      fallback.removeItem(key)
      if (!tryStoring(key, () => store.setItem(key, value))) fallback.setItem(key, value)
    },
    removeItem: (key) => {
      fallback.removeItem(key)
      store.removeItem(key)
    },
    subscribe: (key, listener) => {
      const ends = [store, fallback].map((one) => one.subscribe(key, listener))
      return () => ends.forEach((end) => end())
    },
  }
}

function tryStoring(key: string, write: () => void): boolean {
  try {
    write()
    return true
  } catch (error) {
    warnNotStored(key, error)
    return false
  }
}
