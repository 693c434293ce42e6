import type { StatisticName } from '@/app/dashboard/statistics'

export type Card = {
  /** Key of its words under `dashboard.cards`. */
  readonly name: 'users' | 'charge' | 'withdrawal' | 'quantity' | 'amount'
  /** What is added up. */
  readonly parts: readonly StatisticName[]
  /** A currency, which every language writes alike; else the word for what is counted. */
  readonly unit: 'USDT' | 'CNY' | 'users'
}

/** §2, what the dashboard shows, in this order. No answer names a unit: these are those of §3's orders. */
export const cards: readonly Card[] = [
  { name: 'users', parts: ['stUser'], unit: 'users' },
  { name: 'charge', parts: ['stApiRecharge', 'stStoreRecharge'], unit: 'USDT' },
  { name: 'withdrawal', parts: ['stApiDraw', 'stStoreDraw'], unit: 'USDT' },
  { name: 'quantity', parts: ['stUsdtNum'], unit: 'USDT' },
  { name: 'amount', parts: ['stUsdtMoney'], unit: 'CNY' },
]

/** What the parts of a figure are called: as the pages that they add up, where there are several. */
export const partTitles: Readonly<Record<StatisticName, string>> = {
  stUser: 'dashboard.cards.users',
  stApiRecharge: 'menu.apiRecharge',
  stStoreRecharge: 'menu.storeRecharge',
  stApiDraw: 'menu.apiDraw',
  stStoreDraw: 'menu.storeDraw',
  stUsdtNum: 'dashboard.cards.quantity',
  stUsdtMoney: 'dashboard.cards.amount',
}
