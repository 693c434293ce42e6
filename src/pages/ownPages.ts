import type { Page } from '@/views/Gated'
import type { PartTable } from '@/views/parts/part'
import { lazyView } from '@/views/lazyView'

/** Pages of their own that resources may have, by name. */
export const ownPages: PartTable<'page', Page> = {
  genEdit: lazyView(async () => (await import('./GenEdit')).GenEdit),
  genPreview: lazyView(async () => (await import('./GenPreview')).GenPreview),
  tradeDetails: lazyView(async () => (await import('./TradeDetails')).TradeDetails),
}
