import { homePath } from '../pages/listedPage'
import { baseOf, routeAt, type Site } from '../portal/ownRoute'
import { ownerOf, pagesOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { OpenPage } from '@/engine/form/pageList'
import { revealHidden } from '@/engine/values/hiddenCharacters'
import { tried } from '@/engine/values/tried'

export function pinnedTags(menu: readonly MenuNode[]): readonly OpenPage[] {
  const pinned = pagesOf(menu).filter(({ affix }) => affix)
  const home: OpenPage = { path: homePath, search: '', isPinned: true }
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

/** The title of the menu entry and the id of the record. */
export function tagName(site: Site, path: string, { t, menuTitle }: Say): string {
  if (path === homePath) return t('shell.home')
  const route = routeAt(site.routes, path)
  if (!route) {
    const owner = ownerOf(site.menu, path)
    const title = owner ? menuTitle(owner.title) : lastOf(path)
    return recordName(title, path.slice(owner?.path.length ?? path.length), t)
  }
  const title = t(route.tag ?? route.title)
  const below = path.slice(baseOf(route).length)
  const [, id, rest = ''] = (route.path.includes('/:') && /^\/([^/]+)(.*)$/.exec(below)) || []
  if (id === undefined) return recordName(title, below, t)
  return recordName(t('tags.record', { title, id: decode(id) }), rest, t)
}

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
  return tried(() => decodeURIComponent(segment)) ?? segment
}
