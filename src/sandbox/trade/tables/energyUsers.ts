import { money, plain, time } from '../../tables/columns'
import { beginsWith, dayRange, idOneOf, like, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

/** §3 Energy-platform user. Its id is called `userId` there and answers to both names. */
export const energyUsers: Table = {
  path: '/energy/user',
  permissions: 'energy:user',
  from: 'en_user',
  columns: {
    id: plain('id'),
    userId: plain('id'),
    activeSeller: plain('active_seller'),
    userName: plain('user_name'),
    account: plain('account'),
    balance: money('balance', 'TRX'),
    amount: money('amount', 'TRX'),
    walletAddress: plain('wallet_address'),
    sellPrice: money('sell_price', 'TRX'),
    buyPrice: money('buy_price', 'TRX'),
    energyPrices: plain('energy_prices'),
    bandwidthPrices: plain('bandwidth_prices'),
    createTime: time('create_time'),
    updateTime: time('update_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    idOneOf('userId', 'id'),
    oneOf('activeSeller', 'active_seller'),
    like('userName', 'user_name'),
    like('account', 'account'),
    beginsWith('walletAddress', 'wallet_address'),
    dayRange('create_time'),
  ],
  secrets: { googleCode: 'google_code' },
}
