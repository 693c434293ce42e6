import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import { lazyView } from '@/engine/ui/late/lazyView'
import { systemRoutes } from '@/system/systemRoutes'
import { pages } from './pages'

export const Home = lazyView(async () => (await import('./Home')).Home, 'dashboard')

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
