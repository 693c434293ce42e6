import type { ComponentType } from 'react'
import { Navigate, Route } from 'react-router'
import { useRegistry } from '@/engine/data/useRegistry'
import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import { lazyView } from '@/engine/ui/late/lazyView'
import { LatePage } from './LatePage'
import { Refresh } from './Refresh'
import { UnknownPath } from './UnknownPath'

// most never come here
const NoAccess = lazyView(async () => (await import('./NoAccess')).NoAccess)
const NotFound = lazyView(async () => (await import('./NotFound')).NotFound)
const Profile = lazyView(async () => (await import('../profile/Profile')).Profile, 'profile')

/** §2, the fixed routes of every app; they stand whatever the menu says. */
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
