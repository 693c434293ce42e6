const probe = 'wd-probe'

/** Whether this browser keeps a cookie for us; without one nobody can stay logged in. */
export function cookiesWork(page: Pick<Document, 'cookie'>): boolean {
  try {
    page.cookie = `${probe}=1; path=/; SameSite=Strict`
    const isKept = page.cookie.includes(`${probe}=1`)
    page.cookie = `${probe}=; path=/; Max-Age=0; SameSite=Strict`
    return isKept
  } catch {
    // a sandboxed frame throws where a setting only ignores
    return false
  }
}

const names = ['localStorage', 'sessionStorage'] as const

/**
 * Replaces a storage that throws or is missing by one in memory: react-admin touches it while it is being imported.
 *
 * @returns the names of those replaced
 */
export function repairStorage(page: object): readonly (typeof names)[number][] {
  const broken = names.filter((name) => !isReadable(page, name))
  for (const name of broken) {
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() })
  }
  return broken
}

function isReadable(page: object, name: string): boolean {
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
