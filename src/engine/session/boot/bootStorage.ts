import { tried } from '@/engine/values/tried'

const probe = 'wd-probe'

/** Whether this browser keeps a cookie for us; without one nobody can stay logged in. */
export function cookiesWork(page: Pick<Document, 'cookie'>): boolean {
  // a sandboxed frame throws where a setting only ignores
  const isKept = tried(() => {
    page.cookie = `${probe}=1; path=/; SameSite=Strict`
    return page.cookie.includes(`${probe}=1`)
  })
  if (isKept) page.cookie = `${probe}=; path=/; Max-Age=0; SameSite=Strict`
  return isKept ?? false
}

const names = ['localStorage', 'sessionStorage'] as const

/**
 * Replaces a storage that throws or is missing by one in memory: react-admin touches it while it is being imported.
 *
 * @returns the names of those replaced
 */
export function repairStorage(page: object): readonly (typeof names)[number][] {
  const broken = names.filter((name) => !tried(() => Reflect.get(page, name)))
  for (const name of broken) {
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() })
  }
  return broken
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
