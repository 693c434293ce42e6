import type { Amount } from './decimal'
import { amountOf } from './decimal'

/** Times are milliseconds since 1970, amounts units; a store's records name it. */
export type Store = {
  id: number
  nick: string
  phone: string
  balance: Amount
  fee: Amount
  createTime: number
  updateTime: number
}

export type Withdrawal = {
  id: number
  store: number
  address: string
  totalU: Amount
  fee: Amount
  status: '1' | '2' | '3'
  walletName: string
  createTime: number
}

export type Bill = {
  id: number
  store: number
  type: '1'
  network: 'TRC20'
  beforeAmount: Amount
  changeAmount: Amount
  afterAmount: Amount
  createTime: number
}

export type Records = { stores: Store[]; withdrawals: Withdrawal[]; bills: Bill[] }

export const addresses = [
  'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
] as const

const wallets = ['Main wallet', 'main 100%', 'a_b', '冷钱包', 'Zeta', 'zeta', 'Z\\e'] as const
const amounts = ['2', '10', '9.5', '100.000001', '1000000', '9.50', '0.3'] as const
const dayMs = 86_400_000
const start = Date.UTC(2026, 5, 27, 15, 59, 59)

/** What every sequence begins with: six stores, of which 5 and 6 have no trade, and 24 withdrawals. */
export function firstRecords(): Records {
  const stores = Array.from({ length: 6 }, (_, place): Store => ({
    id: place + 1,
    nick: ['Aurora', 'aurora 极光', 'B_x', 'Zed', 'Lone', 'Lone'][place] ?? '',
    phone: `1380013800${place}`,
    balance: amountOf(['150', '1000', '0.5', '20', '0', '7'][place] ?? '0'),
    fee: amountOf(place === 1 ? '0.3' : '1'),
    createTime: start + (place % 3) * dayMs,
    updateTime: start + (place % 3) * dayMs,
  }))
  const withdrawals = Array.from({ length: 24 }, (_, place): Withdrawal => ({
    id: place + 1,
    store: (place % 4) + 1,
    address: addresses[place % 2] ?? '',
    totalU: amountOf(amounts[place % amounts.length] ?? '0'),
    fee: amountOf('0.1'),
    status: (['1', '1', '2', '3'] as const)[(place * 7) % 4] ?? '1',
    walletName: wallets[place % wallets.length] ?? '',
    // several in one second, two around midnight in the gateway's zone
    createTime: start + (place % 5) * (dayMs / 2) + (place % 2) * 1000,
  }))
  return { stores, withdrawals, bills: [] }
}
