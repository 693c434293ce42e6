import {
  createContext,
  startTransition,
  use,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ContextType,
  type ReactNode,
} from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type createHashRouter,
} from 'react-router'
import { useOpenPages } from '@/engine/form/openPages'

export type Router = ReturnType<typeof createHashRouter>

type Props = {
  router: Router
  /** Whether the pages can be seen. */
  isOpen: boolean
  children: ReactNode
}

const StateContext = createContext<Router['state'] | undefined>(undefined)

/**
 * The router without its location, which `Here` adds where it is needed: React renders all below a location that reads
 * one, also the pages that have their own.
 */
export function PortalRouter({ router, isOpen, children }: Props) {
  const [state, setState] = useState(router.state)
  const [start] = useState(() => placeOf(state))
  const data = useMemo(() => dataOf(router), [router])
  const { cache } = useOpenPages()
  const follow = useEffectEvent((next: Router['state']) => {
    // the browser answers inputs while a new page is rendered; one that is mounted needs no slices
    if (isOpen && !cache.isKept(next.location.pathname)) startTransition(() => setState(next))
    else setState(next)
  })
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it may have moved while the portal was rendered in slices
    follow(router.state)
    return router.subscribe((next) => follow(next))
  }, [router])
  return (
    <DataRouterContext value={data}>
      <NavigationContext value={data}>
        <LocationContext value={start}>
          <RouteContext value={root}>
            <StateContext value={state}>{children}</StateContext>
          </RouteContext>
        </LocationContext>
      </NavigationContext>
    </DataRouterContext>
  )
}

/** Follows the address for all below. */
export function Here({ children }: { children: ReactNode }) {
  const here = useHere()
  return (
    <RouterStateContext value={useRouterState()}>
      <LocationContext value={here}>{children}</LocationContext>
    </RouterStateContext>
  )
}

/** The location in the address bar, for components outside `Here`. */
export function useHere() {
  const { location, historyAction } = useRouterState()
  return useMemo(() => placeOf({ location, historyAction }), [location, historyAction])
}

/** A page is no part of another. */
export const root: ContextType<typeof RouteContext> = {
  outlet: null,
  matches: [],
  isDataRoute: false,
}

function placeOf({ location, historyAction }: Pick<Router['state'], 'location' | 'historyAction'>) {
  return { location, navigationType: historyAction }
}

function useRouterState(): Router['state'] {
  const state = use(StateContext)
  if (!state) throw new Error('No router here: put this component inside a PortalRouter.')
  return state
}

function dataOf(router: Router) {
  const navigator = {
    createHref: router.createHref,
    ...(router.createURL && { createURL: router.createURL }),
    encodeLocation: router.encodeLocation,
    go: (delta: number) => void router.navigate(delta),
    push: (to: To, state?: unknown) => void router.navigate(to, { state }),
    replace: (to: To, state?: unknown) => void router.navigate(to, { replace: true, state }),
  }
  return { router, navigator, static: false, basename: '/', useTransitions: false, future: {} }
}

type To = Parameters<ContextType<typeof NavigationContext>['navigator']['push']>[0]
