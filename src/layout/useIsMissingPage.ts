import { firstRegistry } from '@/registry'
import type { MenuNode } from './menuNode'
import { usePortal } from './PortalContext'

/** Whether the menu names a page that this version does not have; false until every declaration has come. */
export function useIsMissingPage({ external, component, children }: MenuNode): boolean {
  const { registry } = usePortal()
  if (registry === firstRegistry || children.length > 0) return false
  const isPage = external === undefined && component !== undefined
  return isPage && registry.byComponent(component) === undefined
}
