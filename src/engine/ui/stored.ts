import { warnNotStored } from '@/engine/data/notKept'

export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

export function readStoredFields(storage: Storage, key: string): Readonly<Record<string, unknown>> {
  const stored = readStored(storage, key)
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Logs a full storage instead of throwing; undefined removes the value. */
export function store(storage: Storage, key: string, value?: unknown): void {
  try {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch (error) {
    warnNotStored(key, error)
  }
}
