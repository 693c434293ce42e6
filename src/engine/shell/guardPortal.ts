import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Gateway } from '@/engine/data/gateway'
import { resolveAccess } from '@/engine/session/access'
import { readHash, replaceHash } from '@/engine/ui/hash'
import { reloadPage } from '@/engine/ui/reloadPage'

/**
 * §2: checks every navigation inside the portal; a reload leads to pages outside of it.
 *
 * @param ask called with an allowed address before its page renders
 */
export function guardPortal(
  { session }: Pick<Gateway, 'session'>,
  ask: (address: string) => void = () => undefined,
) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const { pathname, search } = new URL(request.url)
    const hasToken = session.token() !== undefined
    const access = resolveAccess({ path: pathname, search }, hasToken)
    if (!('redirect' in access)) {
      if (access.kind !== 'portal') return leavePortal(`${pathname}${search}`)
      ask(`${pathname}${search}`)
      return null
    }
    return hasToken ? redirect(access.redirect) : leavePortal(access.redirect)
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
