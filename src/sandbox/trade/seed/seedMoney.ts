import { dayMs } from '../../values/clock'
import type { Queryable } from '../../db/Db'
import { createDice, type Dice } from '../../values/dice'
import { instant } from '../../values/instant'
import type { Random } from '../../values/random'
import { insertAs, insertRows } from '../../seed/insertRows'
import { inventEvents } from './inventEvents'
import { historyDays, inventRequests, type SeedRequest } from './inventRequests'
import { inventStores, storeCount, type SeedStore } from './inventStores'
import { askedAmount, keepBooks, type Books, type SeedBill } from './keepBooks'
import { rowCounts } from './rowCounts'
import { readUnits, unitsText, type Units } from '../../seed/units'

type Parts = { db: Queryable; random: Random; rows: number; nowMs: number }

/** Stores, withdrawals and bills that add up; gives the stores. `rows` counts the bills. */
export async function seedMoney({ db, random, rows, nowMs }: Parts): Promise<SeedStore[]> {
  const dice = createDice(random)
  const { withdrawals } = rowCounts(rows)
  const addressesEach = Math.ceil(withdrawals / (storeCount * 10))
  const stores = inventStores(dice, random, addressesEach)
  const requests = inventRequests(dice, stores, { count: withdrawals, nowMs })
  const books = keepBooks(dice, inventEvents(dice, stores, requests, { count: rows, nowMs }))
  await insertRows(
    db,
    'st_store',
    stores.map((store) => storeRow(store, books, nowMs)),
  )
  await insertAs(db, 'st_store_draw', requests, (request) =>
    withdrawalRow(request, amountOf(dice, request, books)),
  )
  await insertAs(db, 'st_bill', books.bills, billRow)
  return stores
}

function amountOf(dice: Dice, request: SeedRequest, { taken }: Books): Units {
  return taken.get(request.id) ?? askedAmount(dice, request)
}

function storeRow(store: SeedStore, { balances }: Books, nowMs: number) {
  const openedAt = instant(nowMs - historyDays * dayMs + store.id * 1000)
  return {
    id: store.id,
    nick: store.nick,
    phone: store.phone,
    balance: unitsText(balances.get(store.id) ?? 0n),
    withdrawal_fee: store.fee,
    create_time: openedAt,
    update_time: openedAt,
  }
}

function withdrawalRow(request: SeedRequest, amount: Units) {
  const { id, store, address, status, walletName } = request
  return {
    id,
    store_id: store.id,
    address,
    total_u: unitsText(amount),
    fee: store.fee,
    estimate_total_u: unitsText(amount - readUnits(store.fee)),
    status,
    wallet_name: walletName,
    reason: status === '3' ? 'The address could not be confirmed 地址无法确认' : null,
    create_time: instant(request.createdMs),
  }
}

function billRow({ event, type, before, change, after }: SeedBill, index: number) {
  return {
    id: index + 1,
    store_id: event.store.id,
    draw_id: event.request?.id ?? null,
    type,
    network: type === '2' && index % 5 === 0 ? 'ERC20' : 'TRC20',
    before_amount: unitsText(before),
    change_amount: unitsText(change),
    after_amount: unitsText(after),
    create_time: instant(event.atMs),
  }
}
