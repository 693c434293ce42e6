import { buildMenu } from '@/engine/data/menu/buildMenu'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { Routers } from '@/engine/session/boot/portalLoader'
import type { OwnRoute } from '../portal/ownRoute'

const known = new WeakMap<readonly unknown[], readonly MenuNode[]>()
// oxlint-disable-next-line no-console -- for support
const warn = (what: string) => console.info(what)

/** Empty after a failure. Reads each answer once. */
export function menuOf(routers: Routers, routes: readonly OwnRoute[]): readonly MenuNode[] {
  if (!('tree' in routers)) return []
  const { tree } = routers
  const menu = known.get(tree) ?? buildMenu(tree, { routes, warn })
  known.set(tree, menu)
  return menu
}
