import type { Page } from '@/engine/list/Gated'
import { lazyView } from '@/engine/ui/late/lazyView'
import type { PartTable } from './partTable'
import { systemPages } from '@/system/systemRoutes'

/** Pages of their own that resources may have, by name. */
export const pages: PartTable<'page', Page> = {
  ...systemPages,
  tradeDetails: lazyView(async () => (await import('./TradeDetails')).TradeDetails),
}
