import { safeRedirect } from '@/engine/session/access'
import { readStoredFields, store } from '@/engine/ui/stored'
import type { OpenPage } from '@/engine/form/pageList'

const key = 'tags'

/** The tags of this browser tab before a reload, if they were the same user's. */
export function readTags(user: string): readonly OpenPage[] {
  const stored = readStoredFields(sessionStorage, key)
  if (stored['user'] !== user || !Array.isArray(stored['list'])) return []
  return stored['list'].flatMap((one: unknown) => tagOf(one) ?? [])
}

export function storeTags(user: string, tags: readonly OpenPage[]): void {
  const list = tags.map(({ path, search }) => ({ path, search }))
  store(sessionStorage, key, { user, list })
}

export function forgetTags(): void {
  store(sessionStorage, key)
}

function tagOf(stored: unknown): OpenPage | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { path, search } = stored as Readonly<Record<string, unknown>>
  if (typeof path !== 'string' || safeRedirect(path) !== path || typeof search !== 'string')
    return undefined
  return { path, search: search.startsWith('?') ? search : '', isPinned: false }
}
