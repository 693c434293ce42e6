import type { ReactElement } from 'react'
import { Route } from 'react-router'
import { Gated } from '@/engine/list/Gated'
import { resourceRoutes } from '@/engine/list/resourceRoutes'
import type { Registry } from '@/engine/registry'
import { baseOf, type OwnRoute } from '@/engine/shell/portal/ownRoute'
import { UnknownPath } from '@/engine/ui/redirects'
import { LatePage } from './LatePage'

export function ownRoutes(routes: readonly OwnRoute[], registry: Registry): ReactElement[] {
  return routes.flatMap((route) => routesOf(route, registry))
}

function routesOf(route: OwnRoute, { byName, isWhole }: Registry): ReactElement[] {
  const { path } = route
  if (route.resource === undefined) return [own(path, <route.page />)]
  const resource = byName(route.resource)
  if (!resource)
    return [own(route.page ? path : `${path}/*`, isWhole ? <UnknownPath /> : <LatePage />)]
  if (!route.page) return resourceRoutes({ path: baseOf(route) }, resource)
  return [own(path, <Gated resource={resource} verb={route.verb} page={route.page} />)]
}

function own(path: string, element: ReactElement): ReactElement {
  return <Route key={path} path={path} element={element} />
}
