import type { ComponentType } from 'react'
import { Navigate, Route } from 'react-router'
import type { Registry } from '@/engine/registry'
import { lazyView } from '@/engine/ui/late/lazyView'
import { LatePage } from './LatePage'
import { Refresh } from './Refresh'

const Profile = lazyView(async () => (await import('../profile/loadProfile')).loadProfile())
// most never come here
const NoAccess = lazyView(async () => (await import('./NoAccess')).NoAccess)
const NotFound = lazyView(async () => (await import('./NotFound')).NotFound)

/** §2, the fixed routes of every portal; they stand whatever the menu says. */
export function fixedRoutes(registry: Registry, Home: ComponentType) {
  const user = registry.byName('user')
  return [
    <Route key="/" path="/" element={<Navigate to="/index" replace />} />,
    <Route key="/index" path="/index" element={<Home />} />,
    <Route key="/401" path="/401" element={<NoAccess />} />,
    <Route key="/404" path="/404" element={<NotFound />} />,
    <Route key="/redirect" path="/redirect/*" element={<Refresh />} />,
    <Route
      key="/user/profile"
      path="/user/profile"
      element={user ? <Profile resource={user} /> : <LatePage />}
    />,
  ]
}
