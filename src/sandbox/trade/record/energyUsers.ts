import { inventGoogleCode } from '../../values/inventSecret'
import type { Random } from '../../values/random'
import { energyUsers } from '../tables/energyUsers'
import type { Form, Input } from '../../record/Form'
import { address, code, decimal, googleCode, line } from '../../record/readers'
import { tiers } from './tiers'

/** §3 Energy-platform user. What it holds, `balance` and `amount`, is the gateway's arithmetic. */
export function energyUserForm(random: Random): Form {
  return {
    table: energyUsers,
    idAlias: 'userId',
    inputs,
    fresh: (nowText) => ({
      google_code: inventGoogleCode(random),
      create_time: nowText,
      update_time: nowText,
    }),
    usedIn: [{ table: 'en_publish', column: 'seller_id' }],
  }
}

const inputs: Readonly<Record<string, Input>> = {
  activeSeller: { column: 'active_seller', read: code(['Y', 'N']), empty: 'N' },
  userName: { column: 'user_name', read: line(64), required: true },
  account: { column: 'account', read: line(64), required: true },
  walletAddress: { column: 'wallet_address', read: address, required: true },
  sellPrice: { column: 'sell_price', read: decimal(6), empty: '0' },
  buyPrice: { column: 'buy_price', read: decimal(6), empty: '0' },
  energyPrices: { column: 'energy_prices', read: tiers, empty: '[]' },
  googleCode: { column: 'google_code', read: googleCode, empty: undefined },
  bandwidthPrices: { column: 'bandwidth_prices', read: tiers, empty: '[]' },
}
