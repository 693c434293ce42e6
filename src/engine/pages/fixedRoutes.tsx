import { useEffect, type ComponentType } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useRegistry } from '@/engine/data/useRegistry'
import { Gated, resourceRoutes } from '@/engine/list/resourceRoutes'
import type { Registry } from '@/engine/registry'
import { refreshedPath, safePath } from '@/engine/session/access'
import { baseOf, type OwnRoute } from '@/engine/shell/portal/ownRoute'
import { lazyView } from '@/engine/ui/late/lazyView'
import { UnknownPath } from '@/engine/ui/redirects'
import { LatePage } from './LatePage'
import type { PageRoute } from '@/engine/ui/PageRoutes'

const NoAccess = lazyView(async () => (await import('./statusPages')).NoAccess)
const NotFound = lazyView(async () => (await import('./statusPages')).NotFound)
const Profile = lazyView(async () => (await import('@/engine/profile/Profile')).Profile, 'profile')

/** §2: these routes exist whatever the menu contains. */
export function fixedRoutes(Home: ComponentType): PageRoute[] {
  return [
    { path: '/', element: <Navigate to="/index" replace /> },
    { path: '/index', element: <Home /> },
    { path: '/401', element: <NoAccess /> },
    { path: '/404', element: <NotFound /> },
    { path: '/redirect/*', element: <Refresh /> },
  ]
}

/** §2, the personal centre, for apps that declare the users. */
export const profileRoute: OwnRoute = {
  path: '/user/profile',
  title: 'shell.profile',
  page: function UserProfile() {
    const { byName, isWhole } = useRegistry()
    const user = byName('user')
    if (user) return <Profile resource={user} />
    return isWhole ? <UnknownPath /> : <LatePage />
  },
}

/** §2: `/redirect/some/page` reloads `/some/page`, query included; a target outside the portal becomes `/`. */
function Refresh() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    void queryClient.invalidateQueries({ refetchType: 'none' })
    void navigate(safePath(`${refreshedPath(pathname)}${search}`), { replace: true })
  }, [pathname, search, navigate, queryClient])
  return null
}

export function ownRoutes(routes: readonly OwnRoute[], registry: Registry): PageRoute[] {
  return routes.flatMap((route) => routesOf(route, registry))
}

function routesOf(route: OwnRoute, { byName, isWhole }: Registry): PageRoute[] {
  const { path } = route
  if (route.resource === undefined) return [{ path, element: <route.page /> }]
  const resource = byName(route.resource)
  if (!resource) {
    const element = isWhole ? <UnknownPath /> : <LatePage />
    return [{ path: route.page ? path : `${path}/*`, element }]
  }
  if (!route.page) return resourceRoutes({ path: baseOf(route) }, resource)
  return [{ path, element: <Gated resource={resource} verb={route.verb} page={route.page} /> }]
}
