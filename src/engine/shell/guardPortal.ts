import { redirect, type LoaderFunctionArgs } from 'react-router'
import { gateway } from '@/engine/data/gateway'
import { resolveAccess } from '../session/access'
import { replaceHash } from '../ui/hash'
import { reloadPage } from '../ui/reloadPage'

/** §2, on every navigation inside the portal; whatever lies outside it is reached by a reload. */
export function guardPortal({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url)
  const hasToken = gateway.session.token() !== undefined
  const access = resolveAccess({ path: pathname, search }, hasToken)
  if (!('redirect' in access)) {
    return access.kind === 'portal' ? null : leavePortal(`${pathname}${search}`)
  }
  return hasToken ? redirect(access.redirect) : leavePortal(access.redirect)
}

/** Never settles: the navigation waits for the page to go. */
function leavePortal(place: string): Promise<never> {
  replaceHash(place)
  reloadPage()
  return new Promise(() => {})
}
