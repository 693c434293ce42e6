const names = ['localStorage', 'sessionStorage'] as const

export type StorageName = (typeof names)[number]

/**
 * Puts a memory storage where the browser's throws or is missing: react-admin touches it while it is
 * being imported. Answers which ones were replaced.
 */
export function repairStorage(page: object): readonly StorageName[] {
  const broken = names.filter((name) => !isReadable(page, name))
  for (const name of broken) {
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() })
  }
  return broken
}

function isReadable(page: object, name: StorageName): boolean {
  try {
    return Boolean(Reflect.get(page, name))
  } catch {
    return false
  }
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}
