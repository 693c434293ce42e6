import type { Page } from '@/views/Gated'
import type { PartTable } from '@/views/parts/part'
import { lazyPage } from './lazyPage'

/** Pages of their own that resources may have, by name. */
export const ownPages: PartTable<'page', Page> = {
  tradeDetails: lazyPage(async () => (await import('./TradeDetails')).TradeDetails),
}
