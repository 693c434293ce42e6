import { Navigate, Route } from 'react-router'
import { firstRegistry, type Registry } from '@/engine/registry'
import { Gated } from '@/engine/list/Gated'
import { resourceRoutes } from '@/engine/list/resourceRoutes'
import { lazyView } from '@/engine/ui/late/lazyView'
import { loadHomeMessages } from '@/i18n/late'
import { activeLanguage } from '@/i18n'
import { LatePage } from './LatePage'
import { ownPages } from '../../app/pages'
import { Refresh } from './Refresh'

const Home = lazyView(async () => {
  const [{ WordedHome }] = await Promise.all([
    import('../../app/WordedHome'),
    loadHomeMessages(activeLanguage()),
  ])
  return WordedHome
})
const Profile = lazyView(async () => (await import('../profile/loadProfile')).loadProfile())
// most never come here
const NoAccess = lazyView(async () => (await import('./NoAccess')).NoAccess)
const NotFound = lazyView(async () => (await import('./NotFound')).NotFound)
const DictData = lazyView(async () => (await import('../../system/DictData')).DictData)

/** §2, the fixed routes; they stand whatever the menu says. */
export function fixedRoutes(registry: Registry) {
  const trade = registry.byName('publish')
  const gen = registry.byName('gen')
  const jobLog = registry.byName('jobLog')
  const user = registry.byName('user')
  const isLate = registry === firstRegistry
  return [
    <Route key="/" path="/" element={<Navigate to="/index" replace />} />,
    <Route key="/index" path="/index" element={<Home />} />,
    <Route key="/401" path="/401" element={<NoAccess />} />,
    <Route key="/404" path="/404" element={<NotFound />} />,
    <Route key="/redirect" path="/redirect/*" element={<Refresh />} />,
    ...(trade
      ? [
          <Route
            key="/publish/details"
            path="/publish/details"
            element={<Gated resource={trade} verb="query" page={ownPages.tradeDetails} />}
          />,
        ]
      : []),
    <Route
      key="/user/profile"
      path="/user/profile"
      element={user ? <Profile resource={user} /> : <LatePage />}
    />,
    <Route
      key="/dict/type/data"
      path="/dict/type/data/:dictId/*"
      element={isLate ? <LatePage /> : <DictData />}
    />,
    <Route
      key="/gen/edit"
      path="/gen/edit"
      element={gen ? <Gated resource={gen} verb="edit" page={ownPages.genEdit} /> : <LatePage />}
    />,
    ...(jobLog
      ? resourceRoutes({ path: '/job/log' }, jobLog)
      : [<Route key="/job/log" path="/job/log/*" element={<LatePage />} />]),
  ]
}
