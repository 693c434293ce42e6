import { sayNotKept } from '@/engine/data/notKept'

/** Keeps a text in a storage of this browser, or none there; a storage that is full costs nobody the page. */
export function keepText(storage: Storage, key: string, text?: string): void {
  try {
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (error) {
    sayNotKept(key, error)
  }
}
