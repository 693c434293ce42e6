import type { Db } from '../db/Db'
import { insertRecord } from './insertRecord'
import { timeZone } from '../settings'

export type WithdrawalValues = {
  store: number
  address: string
  totalU: string
  fee: string
  status: '1' | '2' | '3'
  walletName: string
  /** `yyyy-MM-dd HH:mm:ss` in the gateway's zone. */
  createTime: string
}

/** Inserts a withdrawal, an applying one of store 1 unless said otherwise, and gives its id. */
export async function aWithdrawal(db: Db, values: Partial<WithdrawalValues> = {}): Promise<string> {
  const row = { ...defaultWithdrawal, ...values }
  const [inserted] = await db.query(
    `insert into st_store_draw
       (store_id, address, total_u, fee, estimate_total_u, status, wallet_name, create_time)
     values ($1, $2, $3::numeric, $4::numeric, $3::numeric - $4::numeric, $5, $6, ${inZone('$7')})
     returning id`,
    [row.store, row.address, row.totalU, row.fee, row.status, row.walletName, row.createTime],
  )
  return String(inserted?.['id'])
}

export type BillValues = {
  store: number
  type: '0' | '1' | '2' | '3'
  network: 'TRC20' | 'ERC20'
  beforeAmount: string
  changeAmount: string
  afterAmount: string
  /** `yyyy-MM-dd HH:mm:ss` in the gateway's zone. */
  createTime: string
}

/** Inserts a bill, a balanced deposit of store 1 unless said otherwise, and gives its id. */
export function aBill(db: Db, values: Partial<BillValues> = {}): Promise<string> {
  const row = { ...defaultBill, ...values }
  return insertRecord(db, 'st_bill', {
    store_id: row.store,
    type: row.type,
    network: row.network,
    before_amount: row.beforeAmount,
    change_amount: row.changeAmount,
    after_amount: row.afterAmount,
    create_time: row.createTime,
  })
}

const defaultWithdrawal: WithdrawalValues = {
  store: 1,
  address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
  totalU: '100',
  fee: '1',
  status: '1',
  walletName: 'Main wallet',
  createTime: '2026-06-30 11:59:00',
}

const defaultBill: BillValues = {
  store: 1,
  type: '2',
  network: 'TRC20',
  beforeAmount: '0',
  changeAmount: '100',
  afterAmount: '100',
  createTime: '2026-06-30 11:59:00',
}

function inZone(placeholder: string): string {
  return `${placeholder}::timestamp at time zone '${timeZone}'`
}
