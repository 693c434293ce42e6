import type { Db } from '../db/Db'
import type { OrderStatus } from '../seed/inventOrders'
import { insertRecord } from './insertRecord'

export type OrderValues = {
  kind: 'deposit' | 'payout'
  store: number
  mchOrderNo: string
  status: OrderStatus
  fee: string
  hash: string | null
  from: string | null
  to: string
  buyNum: string
  realBuyNum: string
  originBuyNum: string
  originRealBuyNum: string
  extendInfo: string
  rate: string
  address: string
  qrCode: string
  uQuantity: string
  /** Seconds since 1970. */
  expireTime: number
  /** `yyyy-MM-dd HH:mm:ss` in the gateway's zone. */
  createTime: string
}

/** Inserts an order, a received deposit of store 1 unless said otherwise, and gives its id. */
export function anOrder(db: Db, values: Partial<OrderValues> = {}): Promise<string> {
  const { kind, ...row } = { ...defaultOrder, ...values }
  return insertRecord(db, kind === 'deposit' ? 'api_recharge' : 'api_draw', {
    store_id: row.store,
    mch_order_no: row.mchOrderNo,
    status: row.status,
    fee: row.fee,
    hash: row.hash,
    from_address: row.from,
    to_address: row.to,
    buy_num: row.buyNum,
    real_buy_num: row.realBuyNum,
    origin_buy_num: row.originBuyNum,
    origin_real_buy_num: row.originRealBuyNum,
    extend_info: row.extendInfo,
    rate: row.rate,
    address: row.address,
    qr_code: row.qrCode,
    u_quantity: row.uQuantity,
    expire_time: row.expireTime,
    create_time: row.createTime,
  })
}

export type StoreDepositValues = {
  store: number
  hash: string | null
  address: string
  amount: string
  fee: string
  status: OrderStatus
  createTime: string
}

/** Inserts a deposit of a store, a received one of store 1 unless said otherwise, and gives its id. */
export function aStoreDeposit(db: Db, values: Partial<StoreDepositValues> = {}): Promise<string> {
  const { store, createTime, ...row } = { ...defaultStoreDeposit, ...values }
  return insertRecord(db, 'st_store_recharge', { store_id: store, create_time: createTime, ...row })
}

export type MovementValues = {
  network: 'TRC20' | 'ERC20'
  hash: string
  from: string
  to: string
  amount: string
  matched: '0' | '1'
  mchOrderNo: string | null
  createTime: string
}

/** Inserts a movement on a chain, one of a system order unless said otherwise, and gives its id. */
export function aMovement(db: Db, values: Partial<MovementValues> = {}): Promise<string> {
  const { from, to, mchOrderNo, createTime, ...row } = { ...defaultMovement, ...values }
  return insertRecord(db, 'api_water_wallet', {
    ...row,
    from_address: from,
    to_address: to,
    mch_order_no: mchOrderNo,
    create_time: createTime,
  })
}

const someAddress = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
const otherAddress = 'TZ9Hj3hNKjo9xnnAcNwVyW1ZotU8gU95HM'
const someHash = '4f1c'.repeat(16)

const defaultOrder: OrderValues = {
  kind: 'deposit',
  store: 1,
  mchOrderNo: '2026063011590000000001',
  status: '1',
  fee: '0.5',
  hash: someHash,
  from: otherAddress,
  to: someAddress,
  buyNum: '720',
  realBuyNum: '100.000123',
  originBuyNum: '720',
  originRealBuyNum: '100',
  extendInfo: 'first order',
  rate: '7.2',
  address: someAddress,
  qrCode: `tron:${someAddress}?amount=100.000123`,
  uQuantity: '100.000123',
  expireTime: 1_782_793_740,
  createTime: '2026-06-30 11:59:00',
}

const defaultStoreDeposit: StoreDepositValues = {
  store: 1,
  hash: someHash,
  address: someAddress,
  amount: '500',
  fee: '0.5',
  status: '1',
  createTime: '2026-06-30 11:59:00',
}

const defaultMovement: MovementValues = {
  network: 'TRC20',
  hash: someHash,
  from: otherAddress,
  to: someAddress,
  amount: '100.000123',
  matched: '0',
  mchOrderNo: '2026063011590000000001',
  createTime: '2026-06-30 11:59:00',
}
