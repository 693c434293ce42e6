import type { Page } from '@/engine/list/resourceRoutes'
import { lazyView } from '@/engine/ui/late/lazyView'
import type { PartTable } from './partTable'
import { systemPages } from '@/system/systemRoutes'

/** Pages by the names that resources give in `override.page`. */
export const pages: PartTable<'page', Page> = {
  ...systemPages,
  tradeDetails: lazyView(async () => (await import('./TradeDetails')).TradeDetails),
}
