import { tried } from '@/engine/values/tried'

const probe = 'wd-probe'

export function cookiesWork(page: Pick<Document, 'cookie'>): boolean {
  // a sandboxed frame throws instead of ignoring the cookie
  const isKept = tried(() => {
    page.cookie = `${probe}=1; path=/; SameSite=Strict`
    return page.cookie.includes(`${probe}=1`)
  })
  if (isKept) page.cookie = `${probe}=; path=/; Max-Age=0; SameSite=Strict`
  return isKept ?? false
}

const names = ['localStorage', 'sessionStorage'] as const

/** Replaces broken storages by ones in memory, as react-admin's import touches them; returns their names. */
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
