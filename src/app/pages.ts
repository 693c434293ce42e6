import type { Page } from '@/engine/list/Gated'
import type { PartTable } from '@/engine/kinds/part'
import { lazyView } from '@/engine/ui/late/lazyView'
import { systemPages } from '@/system/systemPages'

/** Pages of their own that resources may have, by name. */
export const pages: PartTable<'page', Page> = {
  ...systemPages,
  tradeDetails: lazyView(async () => (await import('./TradeDetails')).TradeDetails),
}
