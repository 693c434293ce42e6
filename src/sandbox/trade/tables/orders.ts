import { decimal, money, plain, time } from '../../tables/columns'
import { amountRange, beginsWith, dayRange, idOneOf, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

const byStore = idOneOf('store', 'store_id')
const byStatus = oneOf('status', 'status')

/** §3 Order: what merchants' customers pay in. */
export const deposits: Table = {
  path: '/api/apiRecharge',
  permissions: 'api:apiRecharge',
  from: 'api_recharge',
  ...order(),
}

/** §3 Order: what merchants pay out to their customers. */
export const payouts: Table = {
  path: '/api/apiDraw',
  permissions: 'api:apiDraw',
  from: 'api_draw',
  ...order(),
}

function order(): Pick<Table, 'ownerSql' | 'isVersioned' | 'columns' | 'filters' | 'tallied'> {
  return {
    ownerSql: 'store_id',
    isVersioned: true,
    columns: {
      id: plain('id'),
      store: plain('store_id'),
      mchOrderNo: plain('mch_order_no'),
      status: plain('status'),
      fee: money('fee', 'USDT'),
      hash: plain('hash'),
      from: plain('from_address'),
      to: plain('to_address'),
      buyNum: money('buy_num', 'CNY', { total: true }),
      realBuyNum: money('real_buy_num', 'USDT', { total: true }),
      originBuyNum: money('origin_buy_num', 'CNY'),
      originRealBuyNum: money('origin_real_buy_num', 'USDT'),
      extendInfo: plain('extend_info'),
      rate: decimal('rate'),
      address: plain('address'),
      qrCode: plain('qr_code'),
      uQuantity: money('u_quantity', 'USDT'),
      expireTime: plain('expire_time'),
      createTime: time('create_time'),
    },
    filters: [
      idOneOf('id', 'id'),
      byStore,
      beginsWith('mchOrderNo', 'mch_order_no'),
      byStatus,
      beginsWith('hash', 'hash'),
      beginsWith('address', 'address'),
      amountRange('buy_num', ['beginBuyNum', 'endBuyNum']),
      amountRange('real_buy_num', ['beginRealBuyNum', 'endRealBuyNum']),
      dayRange('create_time'),
    ],
    tallied: [byStore, byStatus],
  }
}
