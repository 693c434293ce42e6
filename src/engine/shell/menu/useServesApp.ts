import { useLacksAny } from '@/engine/data/gatewayTraits'
import { useRegistry } from '@/engine/data/useRegistry'
import { pagesOf } from '../../data/menu/menuLookup'
import { usePortal } from '../portal/PortalContext'

/**
 * Whether the gateway serves the app's own resources, those declared from the first page on. A stock gateway that
 * lacks a part of the platform does not, unless its menu has one of their pages.
 */
export function useServesApp(): boolean {
  const { menu } = usePortal()
  const { first } = useRegistry()
  const isInMenu = () =>
    pagesOf(menu).some(({ component = '' }) => first.some((one) => one.component === component))
  return !useLacksAny() || isInMenu()
}
