import { useMemo, type ReactElement, type ReactNode } from 'react'
import { matchPath, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router'
import { tried } from '@/engine/values/tried'

/** A page at an address such as `/store/bill/:id`; a `*` at its end matches all below it. */
export type PageRoute = { readonly path: string; readonly element: ReactElement }

type Props = {
  routes: readonly PageRoute[]
  /** The page at all other addresses. */
  children: ReactNode
}

/** Draws the first route that matches. Unlike react-router's own, it neither ranks nor builds them at each render. */
export function PageRoutes({ routes, children }: Props) {
  const { pathname } = useLocation()
  const match = useMemo(() => matchIn(routes, pathname), [routes, pathname])
  if (!match) return children
  return <RouteContext value={match}>{match.outlet}</RouteContext>
}

function matchIn(routes: readonly PageRoute[], pathname: string) {
  const path = decoded(pathname)
  for (const { path: pattern, element } of routes) {
    const found = matchPath(pattern, path)
    if (!found) continue
    const { params, pathnameBase } = found
    const route = { id: pattern, path: pattern }
    const match = { params, pathname: found.pathname, pathnameBase, route }
    return { outlet: element, matches: [match], isDataRoute: false }
  }
  return undefined
}

/** As react-router reads a path: a slash within a segment stays encoded. */
function decoded(path: string): string {
  const segments = path.split('/')
  const read = () => segments.map((one) => decodeURIComponent(one).replaceAll('/', '%2F')).join('/')
  return tried(read) ?? path
}
