import {
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ContextType,
  type ReactNode,
} from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type createHashRouter,
} from 'react-router'

export type Router = ReturnType<typeof createHashRouter>

type Props = { router: Router; children: ReactNode }

/**
 * The router without its location, which `Here` adds where it is needed: React renders all below a location that reads
 * one, also the pages that have their own.
 */
export function PortalRouter({ router, children }: Props) {
  const [start] = useState(() => placeOf(router.state))
  const data = useMemo(() => dataOf(router), [router])
  return (
    <DataRouterContext value={data}>
      <NavigationContext value={data}>
        <LocationContext value={start}>
          <RouteContext value={root}>{children}</RouteContext>
        </LocationContext>
      </NavigationContext>
    </DataRouterContext>
  )
}

/** Follows the address for all below. */
export function Here({ children }: { children: ReactNode }) {
  const here = useHere()
  const { router } = useData()
  const state = useSyncExternalStore(router.subscribe, () => router.state)
  return (
    <StateContext value={state}>
      <LocationContext value={here}>{children}</LocationContext>
    </StateContext>
  )
}

/** The location in the address bar, for components outside `Here`. */
export function useHere() {
  const { router } = useData()
  const location = useSyncExternalStore(router.subscribe, () => router.state.location)
  return useMemo(
    () => placeOf({ location, historyAction: router.state.historyAction }),
    [location, router],
  )
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

function useData() {
  const data = use(DataRouterContext)
  if (!data) throw new Error('No router here: put this component inside a PortalRouter.')
  return data
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
