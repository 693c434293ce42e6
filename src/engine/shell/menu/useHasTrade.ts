import { useLacksAny } from '@/engine/data/wire/gatewayParts'
import { firstRegistry } from '@/engine/registry'
import { pagesOf } from '../../data/menu/menuLookup'
import { usePortal } from '../PortalContext'

/**
 * Whether there may be anything of the platform's trade. A stock gateway has none, which one call that is not there
 * shows; where the menu has a page of trade, each call counts for itself.
 */
export function useHasTrade(): boolean {
  const { menu } = usePortal()
  const isInMenu = () =>
    pagesOf(menu).some(({ component = '' }) => firstRegistry.byComponent(component) !== undefined)
  return !useLacksAny() || isInMenu()
}
