import { useLacksAny } from '@/engine/data/gatewayTraits'
import { useRegistry } from '@/engine/data/useRegistry'
import { pagesOf } from '../../data/menu/menuLookup'
import { usePortal } from '../portal/PortalContext'

/**
 * Whether the gateway has the platform's trade. A stock gateway has none: one missing endpoint proves it, unless
 * the menu has a trade page.
 */
export function useHasTrade(): boolean {
  const { menu } = usePortal()
  const { first } = useRegistry()
  const isInMenu = () =>
    pagesOf(menu).some(({ component = '' }) => first.some((one) => one.component === component))
  return !useLacksAny() || isInMenu()
}
