import { dayMs } from '../../values/clock'
import type { Queryable } from '../../db/Db'
import { createDice, type Dice } from '../../values/dice'
import { instant } from '../../values/instant'
import type { KeyMaker } from '../../keys/KeyMaker'
import { inventSecret } from '../../values/inventSecret'
import type { Random } from '../../values/random'
import { insertRows } from '../../seed/insertRows'
import { historyDays, wholeSecond } from './inventRequests'
import type { SeedStore } from './inventStores'
import { merchantNames } from './names'

type Parts = {
  db: Queryable
  random: Random
  keys: KeyMaker
  stores: readonly SeedStore[]
  count: number
  nowMs: number
}

/** Merchants of every store, one in twelve frozen. Needs the stores. */
export async function seedMerchants(parts: Parts): Promise<void> {
  const { db, random, keys, stores, count, nowMs } = parts
  const dice = createDice(random)
  const rows = Array.from({ length: count }, (_, index) => {
    const registeredMs = registeredAt((index + 1) / (count + 1), nowMs)
    const pair = keys.make()
    return {
      id: index + 1,
      store_id: stores[index % stores.length]?.id,
      ...personOf(dice, index),
      ...termsOf(dice),
      ...accessOf(dice, index),
      app_secret: inventSecret(random),
      public_key: pair.publicKey,
      private_key: pair.privateKey,
      reg_time: instant(registeredMs),
      create_time: instant(registeredMs),
      update_time: instant(registeredMs),
    }
  })
  await insertRows(db, 'st_user', rows)
}

/**
 * More and more of them register as time goes on.
 * @param share of all merchants, from 0 to 1
 */
function registeredAt(share: number, nowMs: number): number {
  return wholeSecond(nowMs - historyDays * dayMs * (1 - Math.sqrt(share)))
}

function personOf(dice: Dice, index: number) {
  const [name = '', shop = ''] = merchantNames[index % merchantNames.length] ?? []
  const round = Math.floor(index / merchantNames.length)
  return {
    email: `merchant${index + 1}@${dice.pick(['example.com', 'shop.example.org', 'example.cn'])}`,
    name,
    phone: `1${dice.pick(['38', '39', '50', '86', '89'])}${String(dice.int(0, 99_999_999)).padStart(8, '0')}`,
    telegram: dice.chance(0.6) ? `@merchant_${index + 1}` : null,
    status: index % 12 === 11 ? '1' : '0',
    nick: round === 0 ? shop : `${shop} ${round + 1}`,
    gender: dice.pick(['0', '1', '2']),
    role: dice.pick(['merchant', 'merchant', 'agent']),
  }
}

/** Fees are in USDT, rates are shares of one; the Ethereum fee is left open where it follows the chain. */
function termsOf(dice: Dice) {
  return {
    charge_fee: dice.pick(['0', '0.5', '1']),
    payment_charge_fee: dice.pick(['0', '0.3', '1']),
    withdrawal_fee: dice.pick(['1', '1.5', '2']),
    eth_withdrawal_fee: dice.pick([null, '5', '8.5']),
    cny2u_rate: dice.pick(['7.12', '7.1865', '7.2', '7.2345']),
    charge_rate: dice.pick(['0.003', '0.005', '0.0125']),
    withdrawal_rate: dice.pick(['0', '0.002', '0.0075']),
  }
}

function accessOf(dice: Dice, index: number) {
  const isOn = index % 3 === 0
  const host = `203.0.113.${(index % 250) + 1}`
  return {
    ip_whitelist: isOn ? `${host},2001:db8::${(index % 9_000) + 1}` : '',
    ip_blacklist: dice.chance(0.2) ? '198.51.100.0/24' : '',
    api_withdrawal: isOn ? 'Y' : 'N',
    api_withdrawal_ip: isOn ? host : null,
    notify_url: `https://pay.merchant${index + 1}.example.com/notify`,
  }
}
