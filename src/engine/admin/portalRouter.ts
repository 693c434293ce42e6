import { createHashRouter, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Gateway } from '@/engine/data/gateway'
import type { AskPage } from '@/engine/pages/AskAhead'
import { guardPortal, isInPortal } from '@/engine/shell/guardPortal'
import type { HashLocation } from '@/engine/ui/hash'
import type { Slot } from '@/engine/ui/late/slot'

/** Follows the address also behind the login; its guard begins with the first `goTo`. */
export function createPortalRouter(gateway: Gateway, asking: Slot<AskPage>) {
  const { isAllowed, turnAway } = guardPortal(gateway)
  let isOpen = false
  const route = {
    id: 'portal',
    path: '*',
    loader: ({ url }: { url: URL }) => (isOpen && !isAllowed(url) ? turnAway(url) : null),
    // an allowed page needs no loader, with which the router would render twice
    shouldRevalidate: ({ nextUrl }: Pick<ShouldRevalidateFunctionArgs, 'nextUrl'>) => {
      const isTurnedAway = isOpen && !isAllowed(nextUrl)
      if (isOpen && !isTurnedAway) asking.get()?.(`${nextUrl.pathname}${nextUrl.search}`)
      return isTurnedAway
    },
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
