import { localStorageStore, type Store } from 'ra-core'

/**
 * Kept preferences. react-admin also writes every list's query here; what an operator searched for belongs
 * in the address bar alone.
 */
export function createPortalStore(): Store {
  const store = localStorageStore(undefined, 'wattdesk')
  return {
    ...store,
    setItem: (key, value) => {
      if (!key.endsWith('.listParams')) store.setItem(key, value)
    },
  }
}
