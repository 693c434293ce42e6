import { safeRedirect } from '../../session/access'
import { keepText } from '../keepText'
import type { Tag } from './tags'

const key = 'tags'

/** The tags of this browser tab before a reload, if they were the same user's. */
export function readTags(user: string): readonly Tag[] {
  const stored = readStored()
  if (stored['user'] !== user || !Array.isArray(stored['list'])) return []
  return stored['list'].flatMap((one: unknown) => tagOf(one) ?? [])
}

export function storeTags(user: string, tags: readonly Tag[]): void {
  const list = tags.map(({ path, search }) => ({ path, search }))
  keepText(sessionStorage, key, JSON.stringify({ user, list }))
}

export function forgetTags(): void {
  keepText(sessionStorage, key)
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // not ours
    return {}
  }
}

function tagOf(stored: unknown): Tag | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { path, search } = stored as Readonly<Record<string, unknown>>
  if (typeof path !== 'string' || safeRedirect(path) !== path || typeof search !== 'string')
    return undefined
  return { path, search: search.startsWith('?') ? search : '', isPinned: false }
}
