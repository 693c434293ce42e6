import type { Page } from '@/views/Gated'
import type { PartTable } from '@/views/parts/part'
import { lazyView } from '@/views/lazyView'

/** Pages of their own that resources may have, by name. */
export const ownPages: PartTable<'page', Page> = {
  tradeDetails: lazyView(async () => (await import('./TradeDetails')).TradeDetails),
}
