import type { createHashRouter } from 'react-router'

type Router = ReturnType<typeof createHashRouter>

/**
 * Numbers the history entries of addresses entered by hand before the router sees them. It numbers only those it
 * makes itself, and can hold nobody on a page who goes to or from an entry without a number. To be called before
 * the router is made: listeners of the window are told in the order they came.
 *
 * @returns what follows the router's own numbers, and in turn gives what ends it
 */
export function countEntries(): (router: Router) => () => void {
  let here = numberHere() ?? 0
  const number = () => {
    const known = numberHere()
    // an address that is entered by hand takes the place after the one where the operator is
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
