import { useEffect, type ComponentType, type ReactElement } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, Route, useLocation, useNavigate } from 'react-router'
import { useRegistry } from '@/engine/data/useRegistry'
import { Gated, resourceRoutes } from '@/engine/list/resourceRoutes'
import type { Registry } from '@/engine/registry'
import { refreshedPath, safePath } from '@/engine/session/access'
import { baseOf, type OwnRoute } from '@/engine/shell/portal/ownRoute'
import { lazyView } from '@/engine/ui/late/lazyView'
import { UnknownPath } from '@/engine/ui/redirects'
import { LatePage } from './LatePage'

const NoAccess = lazyView(async () => (await import('./statusPages')).NoAccess)
const NotFound = lazyView(async () => (await import('./statusPages')).NotFound)
const Profile = lazyView(async () => (await import('@/engine/profile/Profile')).Profile, 'profile')

/** §2: these routes exist whatever the menu contains. */
export function fixedRoutes(Home: ComponentType) {
  return [
    <Route key="/" path="/" element={<Navigate to="/index" replace />} />,
    <Route key="/index" path="/index" element={<Home />} />,
    <Route key="/401" path="/401" element={<NoAccess />} />,
    <Route key="/404" path="/404" element={<NotFound />} />,
    <Route key="/redirect" path="/redirect/*" element={<Refresh />} />,
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
