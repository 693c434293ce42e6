import { f, tron, usdt } from '@/engine/declare'
import { orderStatus } from './dicts'

/** Specification §3, Order: the fields that merchants' deposits and payouts share. */
export const orderFields = {
  id: f.id(),
  mchOrderNo: f.text({ find: true }),
  store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
  status: f.code(orderStatus, { filter: 'in' }),
  buyNum: f.money('CNY', { scale: 2, total: 'sum' }),
  realBuyNum: usdt({ total: 'sum' }),
  originBuyNum: f.money('CNY', { scale: 2 }),
  originRealBuyNum: usdt(),
  fee: usdt(),
  rate: f.decimal({ scale: 6 }),
  uQuantity: usdt(),
  address: tron.address({ find: true }),
  hash: tron.hash({ find: true }),
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

/** How the record's page groups it. */
export const orderSections = {
  order: ['mchOrderNo', 'id', 'store', 'status', 'extendInfo'],
  amounts: ['buyNum', 'realBuyNum', 'originBuyNum', 'originRealBuyNum', 'fee', 'rate', 'uQuantity'],
  chain: ['address', 'qrCode', 'hash', 'from', 'to', 'expireTime', 'createTime'],
} as const
