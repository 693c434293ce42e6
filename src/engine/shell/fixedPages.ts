import { resourceByName } from '@/engine/registry'
import { pagesOf } from '../data/menu/menuLookup'
import type { MenuNode } from '../data/menu/menuNode'

/** §2: the fixed pages, their titles, and the resource whose menu entry they belong to. */
const fixedPages: readonly { path: string; title: string; under?: string }[] = [
  { path: '/publish/details', title: 'trade.details', under: 'publish' },
  { path: '/dict/type/data', title: 'menu.dictData', under: 'dictType' },
  { path: '/job/log', title: 'menu.jobLog', under: 'job' },
  { path: '/user/profile', title: 'menu.profile' },
  { path: '/gen/edit', title: 'ra.action.edit', under: 'gen' },
]

/** §2: paths of resources that no menu has. */
export const fixedPaths: ReadonlyMap<string, string> = new Map([['jobLog', '/job/log']])

export type Standing = {
  /** The path of its menu entry. */
  readonly path: string
  /** The title of a page that the menu doesn't have. */
  readonly title?: string
}

/** The place of a page in the menu: its own path, or the entry that it belongs to. */
export function standingOf(menu: readonly MenuNode[], path: string): Standing {
  const known = `${path.toLowerCase().replace(/\/+$/, '')}/`
  const fixed = fixedPages.find((page) => known.startsWith(`${page.path}/`))
  if (!fixed) return { path }
  const component = fixed.under && resourceByName(fixed.under)?.component
  const entry = pagesOf(menu).find((page) => component && page.component === component)
  return { path: entry?.path ?? path, title: fixed.title }
}
