import type { Page } from '@/engine/list/Gated'
import type { PartTable } from '@/engine/kinds/part'
import { lazyView } from '@/engine/ui/late/lazyView'

/** Pages of their own that resources may have, by name. */
export const ownPages: PartTable<'page', Page> = {
  genEdit: lazyView(async () => (await import('../system/GenEdit')).GenEdit),
  genPreview: lazyView(async () => (await import('../system/GenPreview')).GenPreview),
  tradeDetails: lazyView(async () => (await import('./TradeDetails')).TradeDetails),
}
