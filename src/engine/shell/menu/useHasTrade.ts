import { useLacksAny } from '@/engine/data/wire/gatewayParts'
import { firstRegistry } from '@/engine/registry'
import { pagesOf } from '../../data/menu/menuLookup'
import { usePortal } from '../PortalContext'

/**
 * Whether the gateway has the platform's trade. A stock gateway has none: one missing endpoint proves it, unless
 * the menu has a trade page.
 */
export function useHasTrade(): boolean {
  const { menu } = usePortal()
  const isInMenu = () =>
    pagesOf(menu).some(({ component = '' }) => firstRegistry.byComponent(component) !== undefined)
  return !useLacksAny() || isInMenu()
}
