import { money, plain, time } from '../../tables/columns'
import { amountRange, beginsWith, dayRange, idOneOf, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

/** Movements on the chains; `matched` is `1` for those that belong to no order of the system. */
export const waterWallet: Table = {
  path: '/api/waterWallet',
  permissions: 'api:waterWallet',
  from: 'api_water_wallet',
  columns: {
    id: plain('id'),
    network: plain('network'),
    hash: plain('hash'),
    from: plain('from_address'),
    to: plain('to_address'),
    amount: money('amount', 'USDT', { total: true }),
    matched: plain('matched'),
    mchOrderNo: plain('mch_order_no'),
    createTime: time('create_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    oneOf('network', 'network'),
    beginsWith('hash', 'hash'),
    beginsWith('from', 'from_address'),
    beginsWith('to', 'to_address'),
    oneOf('matched', 'matched'),
    beginsWith('mchOrderNo', 'mch_order_no'),
    amountRange('amount', ['beginAmount', 'endAmount']),
    dayRange('create_time'),
  ],
}
