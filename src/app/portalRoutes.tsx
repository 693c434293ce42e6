import { Route } from 'react-router'
import { activeLanguage } from '@/i18n'
import { loadHomeMessages } from '@/i18n/late'
import { Gated } from '@/engine/list/Gated'
import type { Registry } from '@/engine/registry'
import { lazyView } from '@/engine/ui/late/lazyView'
import { pages } from './pages'

/** The home page (§2). */
export const Home = lazyView(async () => {
  const [{ WordedHome }] = await Promise.all([
    import('./WordedHome'),
    loadHomeMessages(activeLanguage()),
  ])
  return WordedHome
})

/** §2, the fixed routes of this portal alone: the trade detail. */
export function portalRoutes(registry: Registry) {
  const trade = registry.byName('publish')
  if (!trade) return []
  return [
    <Route
      key="/publish/details"
      path="/publish/details"
      element={<Gated resource={trade} verb="query" page={pages.tradeDetails} />}
    />,
  ]
}
