import { standingOf } from '../fixedPages'
import { findByPath, ownerOf, pagesOf } from '../../data/menu/menuLookup'
import type { MenuNode } from '../../data/menu/menuNode'
import type { Tag } from './tags'
import { revealHidden } from '@/engine/values/hiddenCharacters'

export type TagPage = {
  readonly isTag: boolean
  /** Whether the page stays mounted when hidden. */
  readonly isKept: boolean
}

const homePath = '/index'
const tagless = /^\/(?:$|40[14]$|redirect(?:\/|$))/
/** §2: the fixed pages. */
const own =
  /^\/(?:index|user\/profile|gen\/edit|publish\/details|job\/log|dict\/type\/data)(?:\/|$)/

/** Gateway contract §7.6: a page without a name has no tag. */
export function tagPageOf(menu: readonly MenuNode[], path: string): TagPage {
  const owner = ownerOf(menu, path)
  const isTag = !tagless.test(path) && (owner !== undefined || own.test(path))
  return { isTag, isKept: isTag && path !== homePath && owner?.noCache !== true }
}

/** Home and the pages that the menu pins, in its order. */
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

/** The tag's label: the menu entry's title and the record's id. */
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
  // each dictionary's entries are a page of their own
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
    // malformed: shown as is
    return segment
  }
}
