import { useLacksAny } from '@/engine/data/gatewayTraits'
import { useRegistry } from '@/engine/data/useRegistry'
import { pagesOf } from '@/engine/data/menu/menuLookup'
import { usePortal } from '../portal/PortalContext'

/** A stock gateway that lacks a part of the platform serves the app only if its menu has one of the app's pages. */
export function useServesApp(): boolean {
  const { menu } = usePortal()
  const { first } = useRegistry()
  const isInMenu = () =>
    pagesOf(menu).some(({ component = '' }) => first.some((one) => one.component === component))
  return !useLacksAny() || isInMenu()
}
