import type { ReactElement } from 'react'
import { createHashRouter } from 'react-router'
import type { Gateway } from '@/engine/data/gateway'
import type { AskPage } from '@/engine/pages/AskAhead'
import { RouteCrashed } from '@/engine/pages/RouteCrashed'
import { guardPortal, isInPortal } from '@/engine/shell/guardPortal'
import type { HashLocation } from '@/engine/ui/hash'
import type { Slot } from '@/engine/ui/late/slot'

/** Follows the address also behind the login; its guard begins with the first `goTo`. */
export function createPortalRouter(gateway: Gateway, asking: Slot<AskPage>, element: ReactElement) {
  const guard = guardPortal(gateway, (address) => asking.get()?.(address))
  let isOpen = false
  const route = {
    id: 'portal',
    path: '*',
    loader: (request: Parameters<typeof guard>[0]) => (isOpen ? guard(request) : null),
    ErrorBoundary: RouteCrashed,
    element,
  }
  // with its data, the first render has the page
  const router = createHashRouter([route], { hydrationData: { loaderData: { portal: null } } })

  return {
    router,
    /** Never settles for a page outside the portal, which is about to load. */
    async goTo({ path, search }: HashLocation): Promise<void> {
      isOpen = true
      const { location } = router.state
      const isThere = location.pathname === path && location.search === search
      if (!isThere || !isInPortal(gateway))
        await router.navigate(`${path}${search}`, { replace: true })
    },
  }
}
