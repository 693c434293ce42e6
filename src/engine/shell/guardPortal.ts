import { redirect } from 'react-router'
import type { Gateway } from '@/engine/data/gateway'
import { resolveAccess } from '@/engine/session/access'
import { readHash, replaceHash } from '@/engine/ui/hash'
import { reloadPage } from '@/engine/ui/reloadPage'

type Address = Pick<URL, 'pathname' | 'search'>

/** §2: checks every navigation inside the portal; a reload leads to pages outside of it. */
export function guardPortal({ session }: Pick<Gateway, 'session'>) {
  const hasToken = () => session.token() !== undefined
  const accessTo = ({ pathname, search }: Address) =>
    resolveAccess({ path: pathname, search }, hasToken())
  return {
    isAllowed: (address: Address): boolean => {
      const access = accessTo(address)
      return 'kind' in access && access.kind === 'portal'
    },
    /** Redirects to another page, or leaves the portal. */
    turnAway(address: Address): Response | Promise<never> {
      const access = accessTo(address)
      if ('kind' in access) return leavePortal(`${address.pathname}${address.search}`)
      return hasToken() ? redirect(access.redirect) : leavePortal(access.redirect)
    },
  }
}

/** Whether the guard lets the address in the address bar through. */
export function isInPortal({ session }: Pick<Gateway, 'session'>): boolean {
  const access = resolveAccess(readHash(location.hash), session.token() !== undefined)
  return 'kind' in access && access.kind === 'portal'
}

/** Never settles, as the page is about to unload. */
function leavePortal(place: string): Promise<never> {
  replaceHash(place)
  reloadPage()
  return new Promise(() => {})
}
