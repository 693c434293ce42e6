import { ownerOf } from '@/engine/data/menu/menuLookup'
import { routeAt, type Site } from '../portal/ownRoute'

export type ListedPage = {
  readonly isListed: boolean
  /** Whether the page stays mounted when hidden. */
  readonly isKept: boolean
}

export const homePath = '/index'
const unlistedPaths = /^\/(?:$|40[14]$|redirect(?:\/|$))/

/** Gateway contract §7.6: a page without a name has no tag. */
export function listedPage({ menu, routes }: Site, path: string): ListedPage {
  const owner = ownerOf(menu, path)
  const isOwn = path === homePath || routeAt(routes, path) !== undefined
  const isListed = !unlistedPaths.test(path) && (owner !== undefined || isOwn)
  return { isListed, isKept: isListed && path !== homePath && owner?.noCache !== true }
}
