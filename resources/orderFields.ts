import { f, likely, rel, tron, usdt } from '@/engine/declare'
import { orderStatus } from './dicts'
import { ofStore } from './ofStore'

/** Specification §3, Order: the fields that merchants' deposits and payouts share. */
export const orderFields = {
  id: f.id(),
  mchOrderNo: f.text({ find: 'prefix' }),
  store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
  status: f.code(orderStatus, { filter: 'in' }),
  buyNum: f.money('CNY', { scale: 2, total: 'sum', filter: 'range', ordered: 'originBuyNum' }),
  realBuyNum: usdt({ total: 'sum', filter: 'range', ordered: 'originRealBuyNum' }),
  originBuyNum: f.money('CNY', { scale: 2 }),
  originRealBuyNum: usdt(),
  fee: usdt(),
  rate: f.decimal({ scale: 6 }),
  uQuantity: usdt(),
  address: tron.address({ find: 'prefix' }),
  hash: tron.hash({ find: 'prefix' }),
  from: tron.address(),
  to: tron.address(),
  qrCode: f.image({ qr: true }),
  extendInfo: f.longText(),
  createTime: f.time({ filter: 'range' }),
  expireTime: f.time(),
} as const

/** What of it an operator looks at in the list, the newest first. */
export const orderList = {
  columns: [
    'mchOrderNo',
    'store',
    'status',
    'buyNum',
    'realBuyNum',
    'fee',
    'address',
    'hash',
    'createTime',
  ],
  sort: { field: 'createTime', order: 'DESC' },
} as const

/** The orders that an operator looks for first. */
export const orderViews = {
  waiting: { filter: { status: ['0', '01'] } },
  failed7: { filter: { status: ['4'], createTime: 'last7' } },
  today: { filter: { createTime: 'today' } },
} as const

/** How the record's page groups it. */
export const orderSections = {
  order: ['mchOrderNo', 'id', 'store', 'status', 'extendInfo'],
  amounts: ['originBuyNum', 'originRealBuyNum', 'buyNum', 'realBuyNum', 'uQuantity', 'fee', 'rate'],
  chain: ['address', 'qrCode', 'hash', 'from', 'to', 'expireTime', 'createTime'],
} as const

/** Records of other resources on an order's page. */
export const orderRelated = {
  movements: rel('waterWallet', { by: 'mchOrderNo' }),
  toAddress: rel('waterWallet', { by: 'to', from: 'address' }),
  bills: ofStore.related.bills,
} as const

/** A deposit without its payment shows those that name no order; at the address it shows all. */
export const depositRelated = {
  movements: { ...orderRelated.movements, when: { status: ['1', '3', '4', '5'] } },
  likely: likely('waterWallet', {
    by: 'to',
    from: 'address',
    amount: ['amount', 'uQuantity'],
    time: ['createTime', 'createTime'],
    withinMinutes: 60,
    when: { status: ['0', '01', '2'] },
    only: { matched: '1' },
  }),
  toAddress: orderRelated.toAddress,
  bills: orderRelated.bills,
} as const
