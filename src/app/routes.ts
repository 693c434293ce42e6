import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import type { PageAhead } from '@/engine/shell/portal/homePage'
import { lateCode } from '@/engine/ui/late/lateCode'
import { lazyView } from '@/engine/ui/late/lazyView'
import { systemRoutes } from '@/system/systemRoutes'
import { pages } from './pages'

const home = lateCode(() => import('./Home'))

export const Home = Object.assign(
  lazyView(async () => (await home.load()).Home, 'dashboard'),
  { askAhead: async (ahead: PageAhead) => (await home.load()).askForFigures(ahead) },
)

/** §2, the fixed routes: those of the system pages, and the trade detail. */
export const routes: readonly OwnRoute[] = [
  ...systemRoutes,
  {
    path: '/publish/details',
    title: 'trade.details',
    resource: 'publish',
    verb: 'query',
    page: pages.tradeDetails,
  },
]
