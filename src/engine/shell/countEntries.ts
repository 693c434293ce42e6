import type { Router } from './portal/PortalRouter'

/**
 * Numbers entries for addresses entered by hand: the router numbers only its own, and can't block a navigation without
 * numbers. Call it before creating the router, as window listeners run in the order of registration.
 */
export function countEntries(): (router: Router) => () => void {
  let here = numberHere() ?? 0
  const number = () => {
    const known = numberHere()
    // an address entered by hand comes after the current entry
    here = known ?? here + 1
    if (known !== undefined) return
    window.history.replaceState({ ...(window.history.state as object), idx: here }, '')
  }
  window.addEventListener('popstate', number)
  return (router) => {
    const stopFollowing = router.subscribe(() => {
      here = numberHere() ?? here
    })
    return () => {
      stopFollowing()
      window.removeEventListener('popstate', number)
    }
  }
}

function numberHere(): number | undefined {
  const state = window.history.state as { idx?: unknown } | null
  return typeof state?.idx === 'number' ? state.idx : undefined
}
