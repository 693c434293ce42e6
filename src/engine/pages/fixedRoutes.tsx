import { useEffect, type ComponentType } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate, Route, useLocation, useNavigate } from 'react-router'
import { useRegistry } from '@/engine/data/useRegistry'
import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import { refreshedPath, safePath } from '@/engine/session/access'
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
