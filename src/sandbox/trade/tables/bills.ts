import { money, plain, time } from '../../tables/columns'
import { amountRange, dayRange, idOneOf, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

const byStore = idOneOf('store', 'store_id')
const byType = oneOf('type', 'type')
const byNetwork = oneOf('network', 'network')

/** §3 Bill. */
export const bills: Table = {
  path: '/store/bill',
  permissions: 'store:bill',
  from: 'st_bill',
  ownerSql: 'store_id',
  columns: {
    id: plain('id'),
    store: plain('store_id'),
    type: plain('type'),
    network: plain('network'),
    beforeAmount: money('before_amount', 'USDT'),
    changeAmount: money('change_amount', 'USDT', { total: true }),
    afterAmount: money('after_amount', 'USDT'),
    createTime: time('create_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    byStore,
    byType,
    byNetwork,
    amountRange('change_amount', ['beginChangeAmount', 'endChangeAmount']),
    dayRange('create_time'),
  ],
  tallied: [byStore, byType, byNetwork],
}
