import { inventQuote } from '../seed/inventQuote'
import { orderNumber, paymentMs } from '../seed/inventOrders'
import { insertRows } from '../../seed/insertRows'
import { orderNotes } from '../seed/names'
import { orderRow } from '../seed/seedOrders'
import { tronAddress } from '../../values/tronAddress'
import { someStore } from './someStore'
import type { Step, EventParts } from '../../life/Step'

/** A customer asks to pay in (§4: 0). */
export const placeDeposit: Step = (event) => place(event, 'api_recharge', '')

/** A merchant asks to pay out. */
export const placePayout: Step = (event) => place(event, 'api_draw', 'P')

async function place({ tx, dice, random, nowMs }: EventParts, table: string, mark: string) {
  const store = await someStore({ tx, dice })
  const order = {
    store,
    mchOrderNo: orderNumber(mark, nowMs, dice.int(0, 99_999_998)),
    status: '0',
    quote: inventQuote(dice),
    paidU: 0n,
    paidCny: 0n,
    hash: null,
    from: null,
    to: tronAddress(random.bytes(20)),
    note: dice.pick(orderNotes),
    createdMs: nowMs,
    expireTime: Math.floor((nowMs + paymentMs) / 1000),
  } as const
  await insertRows(tx, table, [orderRow(order)])
  return undefined
}
