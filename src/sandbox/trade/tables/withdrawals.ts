import { money, plain, time } from '../../tables/columns'
import { amountRange, beginsWith, dayRange, idOneOf, like, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

const byStore = idOneOf('store', 'store_id')
const byStatus = oneOf('status', 'status')

/** §3 Withdrawal. */
export const withdrawals: Table = {
  path: '/store/storeDraw',
  permissions: 'store:storeDraw',
  from: 'st_store_draw',
  ownerSql: 'store_id',
  isVersioned: true,
  columns: {
    id: plain('id'),
    store: plain('store_id'),
    address: plain('address'),
    totalU: money('total_u', 'USDT', { total: true }),
    fee: money('fee', 'USDT'),
    estimateTotalU: money('estimate_total_u', 'USDT', { total: true }),
    status: plain('status'),
    walletName: plain('wallet_name'),
    createTime: time('create_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    byStore,
    byStatus,
    beginsWith('address', 'address'),
    like('walletName', 'wallet_name'),
    amountRange('total_u', ['beginTotalU', 'endTotalU']),
    dayRange('create_time'),
  ],
  tallied: [byStore, byStatus],
}
