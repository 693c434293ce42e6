import { mayUse } from '@/engine/schema/access'
import type { MenuNode } from '@/engine/data/menu/menuNode'

export type MenuAccess = {
  permissions: readonly string[]
  permissionOf: (component: string) => string | undefined
}

/** §6: a forbidden page has no entry and redirects to /401. */
export function mayOpen(node: MenuNode, { permissions, permissionOf }: MenuAccess): boolean {
  const needed = node.component === undefined ? undefined : permissionOf(node.component)
  return needed === undefined || mayUse(permissions, [needed])
}

/** A directory with a single page becomes that page, unless `alwaysShow` is set; an empty one disappears. */
export function sidebarEntries(
  nodes: readonly MenuNode[],
  access: MenuAccess,
): readonly MenuNode[] {
  return nodes.filter((node) => !node.hidden).flatMap((node) => entriesOf(node, access))
}

function entriesOf(node: MenuNode, access: MenuAccess): readonly MenuNode[] {
  if (node.children.length === 0) return mayOpen(node, access) ? [node] : []
  const children = sidebarEntries(node.children, access)
  const [first] = children
  if (first === undefined) return redirectEntry(node)
  const isOnlyPage = children.length === 1 && node.children.some((child) => child.id === first.id)
  if (node.alwaysShow || !isOnlyPage || first.children.length > 0) return [{ ...node, children }]
  return [node.icon === undefined ? first : { icon: node.icon, ...first }]
}

function redirectEntry(node: MenuNode): readonly MenuNode[] {
  const target = node.redirect
  const hidesAll = node.children.every((child) => child.hidden)
  if (!hidesAll || target === undefined || target === 'noRedirect') return []
  return [{ ...node, path: target, children: [] }]
}
