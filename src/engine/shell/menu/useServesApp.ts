import { useLacksAny } from '@/engine/data/gatewayTraits'
import { useRegistry } from '@/engine/data/useRegistry'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import type { Registry } from '@/engine/registry'
import { usePortal } from '../portal/PortalContext'

export function useServesApp(): boolean {
  const { menu } = usePortal()
  return servesApp(menu, useRegistry(), useLacksAny())
}

/** A stock gateway that lacks a part of the platform serves the app only if its menu has one of the app's pages. */
export function servesApp(
  menu: readonly MenuNode[],
  { first }: Pick<Registry, 'first'>,
  lacksAny: boolean,
): boolean {
  if (!lacksAny) return true
  const isOurs = ({ component = '' }: MenuNode) => first.some((one) => one.component === component)
  return pagesOf(menu).some(isOurs)
}
