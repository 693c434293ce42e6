import { standingOf } from '../fixedPages'
import { findByPath, ownerOf, pagesOf } from '../../data/menu/menuLookup'
import type { MenuNode } from '../../data/menu/menuNode'
import type { Tag } from './tags'
import { revealHidden } from '@/engine/values/hiddenCharacters'

export type TagPage = {
  /** Whether pages at this path have tags. */
  readonly isTag: boolean
  /** Whether they stay alive. */
  readonly isKept: boolean
}

const homePath = '/index'
const tagless = /^\/(?:$|40[14]$|redirect(?:\/|$))/
/** §2, the portal's own pages. */
const own =
  /^\/(?:index|user\/profile|gen\/edit|publish\/details|job\/log|dict\/type\/data)(?:\/|$)/

/** What the menu says of the page at a path: one without a name has no tag (gateway contract §7.6). */
export function tagPageOf(menu: readonly MenuNode[], path: string): TagPage {
  const owner = ownerOf(menu, path)
  const isTag = !tagless.test(path) && (owner !== undefined || own.test(path))
  return { isTag, isKept: isTag && path !== homePath && owner?.noCache !== true }
}

/** Home and whatever the menu pins, in its order. */
export function pinnedTags(menu: readonly MenuNode[]): readonly Tag[] {
  const pinned = pagesOf(menu).filter(({ affix }) => affix)
  const home: Tag = { path: homePath, search: '', isPinned: true }
  const others = pinned.map(({ path, query }) => ({
    path,
    search: query === undefined ? '' : `?${query}`,
    isPinned: true,
  }))
  return [home, ...others]
}

type Say = {
  readonly t: (key: string, args?: Readonly<Record<string, string>>) => string
  readonly menuTitle: (title: string) => string
}

/** What a page is called on its tag: its entry in the menu, and which record of it. */
export function tagName(menu: readonly MenuNode[], path: string, { t, menuTitle }: Say): string {
  if (path === homePath) return t('home.page')
  if (path === '/gen/edit') return t('tags.columns')
  const { path: known, title: fixed } = standingOf(menu, path)
  const owner = findByPath(menu, known) ?? ownerOf(menu, known)
  if (fixed === undefined) {
    const title = owner ? menuTitle(owner.title) : lastOf(path)
    return recordName(title, path.slice(owner?.path.length ?? path.length), t)
  }
  const [base = '', ofDictionary] = fixedBase.exec(path) ?? []
  const id = ofDictionary === undefined ? undefined : decode(ofDictionary)
  // the entries of each dictionary are a page of their own
  const title = id === undefined ? t(fixed) : t('tags.record', { title: t(fixed), id })
  return recordName(title, path.slice(base.length), t)
}

const fixedBase = /^\/dict\/type\/data\/([^/]+)|^(?:\/[^/]+){2}/

function recordName(title: string, below: string, t: Say['t']): string {
  const [id, page] = below.split('/').filter(Boolean).map(decode)
  if (id === undefined) return title
  if (id === 'create') return t('tags.create', { title })
  return t(page === 'show' ? 'tags.record' : 'tags.edit', { title, id })
}

function lastOf(path: string): string {
  return revealHidden(decode(path.split('/').findLast(Boolean) ?? path))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // malformed: shown as it came
    return segment
  }
}
