import { sayNotKept } from '@/engine/data/notKept'

/** Stores a text, or removes it; a full storage is reported and otherwise ignored. */
export function keepText(storage: Storage, key: string, text?: string): void {
  try {
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
  } catch (error) {
    sayNotKept(key, error)
  }
}
