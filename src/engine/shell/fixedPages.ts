import { resourceByName } from '@/engine/registry'
import { pagesOf } from '../data/menu/menuLookup'
import type { MenuNode } from '../data/menu/menuNode'

/** §2, pages of the portal itself: what they are called, and under which resource's menu entry they stand. */
const fixedPages: readonly { path: string; title: string; under?: string }[] = [
  { path: '/publish/details', title: 'trade.details', under: 'publish' },
  { path: '/dict/type/data', title: 'menu.dictData', under: 'dictType' },
  { path: '/job/log', title: 'menu.jobLog', under: 'job' },
  { path: '/user/profile', title: 'menu.profile' },
  { path: '/gen/edit', title: 'ra.action.edit', under: 'gen' },
]

/** §2, where resources stand that no menu has. */
export const fixedPaths: ReadonlyMap<string, string> = new Map([['jobLog', '/job/log']])

export type Standing = {
  /** The path under which the menu knows the page. */
  readonly path: string
  /** What a page is called that the menu does not have. */
  readonly title?: string
}

/** Where a page stands in the menu: at its own path, or under the entry that it belongs to. */
export function standingOf(menu: readonly MenuNode[], path: string): Standing {
  const known = `${path.toLowerCase().replace(/\/+$/, '')}/`
  const fixed = fixedPages.find((page) => known.startsWith(`${page.path}/`))
  if (!fixed) return { path }
  const component = fixed.under && resourceByName(fixed.under)?.component
  const entry = pagesOf(menu).find((page) => component && page.component === component)
  return { path: entry?.path ?? path, title: fixed.title }
}
