import { expect } from 'vitest'
import type { TestSandbox } from '@/sandbox/forTests'
import type { Caller } from './mounts'

export const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
export const now = '2026-06-30 12:00:00'

/** The complete body of a form. */
export const store = { nick: 'New Store 新商户', phone: '+86 138 0013 8000' }
export const merchant = {
  store: 3,
  email: 'a.b+c@shop.example.com',
  name: '陈小明',
  nick: 'Corner shop',
  phone: '13800138000',
  telegram: '@corner',
  gender: '1',
  role: 'agent',
  notifyUrl: 'https://shop.example.com/notify?a=1',
  ipWhitelist: '203.0.113.7,2001:db8::/32',
  ipBlacklist: '198.51.100.0/24',
  apiWithdrawal: 'Y',
  apiWithdrawalIp: '203.0.113.7',
  chargeFee: '0.5',
  paymentChargeFee: '0',
  withdrawalFee: '1',
  ethWithdrawalFee: '8.123456',
  cny2URate: '7.1865',
  chargeRate: '0.003',
  withdrawalRate: '0.0125',
}
export const energyUser = {
  userName: 'Someone',
  account: 'someone',
  activeSeller: 'Y',
  walletAddress: address,
  sellPrice: '0.00006',
  buyPrice: '0.00005',
  energyPrices: [
    { from: 1, to: 1000, price: '0.00006' },
    { from: 1001, to: 5000, price: '0.00005' },
  ],
  bandwidthPrices: [{ from: 1, to: 100, price: '0.001' }],
}

export const entities = [
  ['/store/store', store],
  ['/store/user', merchant],
  ['/energy/user', energyUser],
] as const

/** The log of successful or, if asked, refused writes; oldest first. */
export async function notesOf({ db }: TestSandbox, { refused = false } = {}) {
  return db.query(
    'select title, record_id::text as id from sys_oper_log where status = $1 order by oper_id',
    [refused ? 1 : 0],
  )
}

/** Adds a record, which must succeed, and gives its id. */
export async function added(admin: Caller, path: string, body: object): Promise<string> {
  const { code, msg, data } = await admin('POST', path, { body })
  expect({ code, msg }).toEqual({ code: 200, msg: 'Success' })
  return String(data)
}
