import { money, plain, time } from '../../tables/columns'
import { amountRange, beginsWith, dayRange, idOneOf, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

const byStore = idOneOf('store', 'store_id')
const byStatus = oneOf('status', 'status')

/** Deposits that stores make themselves, with the states of an order (§4). */
export const storeDeposits: Table = {
  path: '/store/storeRecharge',
  permissions: 'store:storeRecharge',
  from: 'st_store_recharge',
  ownerSql: 'store_id',
  columns: {
    id: plain('id'),
    store: plain('store_id'),
    hash: plain('hash'),
    address: plain('address'),
    amount: money('amount', 'USDT', { total: true }),
    fee: money('fee', 'USDT'),
    status: plain('status'),
    createTime: time('create_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    byStore,
    beginsWith('hash', 'hash'),
    beginsWith('address', 'address'),
    byStatus,
    amountRange('amount', ['beginAmount', 'endAmount']),
    dayRange('create_time'),
  ],
  tallied: [byStore, byStatus],
}
