import { hourMs } from '../../values/clock'
import { toHex } from '../../values/bytes'
import type { Row } from '../../db/Db'
import { instant } from '../../values/instant'
import { tronAddress } from '../../values/tronAddress'
import { insertRows } from '../../seed/insertRows'
import { movementRow } from '../seed/seedWaterWallet'
import { bookOrder } from './bookOrder'
import type { Step, EventParts } from '../../life/Step'

/** A deposit is seen on the chain, received, and its merchant notified; or it expires unpaid (§4). */
export const moveDeposit: Step = async (event) => {
  const order = await someOrder(event, 'api_recharge')
  if (order === undefined) return undefined
  if (order['status'] === '0') await sendOrGiveUp(event, 'api_recharge', order)
  else if (order['status'] === '01') await receive(event, order)
  else await tell(event, 'api_recharge', order, 0.05)
  return undefined
}

/** A payout is sent and its merchant notified, which fails more often than for a deposit (§4: 4). */
export const movePayout: Step = async (event) => {
  const order = await someOrder(event, 'api_draw')
  if (order === undefined) return undefined
  if (order['status'] === '0') await sendOrGiveUp(event, 'api_draw', order)
  else if (order['status'] === '01') await payOut(event, order)
  else await tell(event, 'api_draw', order, 0.35)
  return undefined
}

/** One of the orders that were placed lately and are under way: history stays as it was. */
async function someOrder({ tx, dice, nowMs }: EventParts, table: string): Promise<Row | undefined> {
  const orders = await tx.query(
    `select id, store_id, status, mch_order_no, hash, from_address, to_address, u_quantity,
       expire_time <= $2 as "isLate"
     from ${table} where status in ('0', '01', '1') and create_time > $1 order by id`,
    [instant(nowMs - 2 * hourMs), Math.floor(nowMs / 1000)],
  )
  return orders.length === 0 ? undefined : dice.pick(orders)
}

async function sendOrGiveUp({ tx, random }: EventParts, table: string, { id, isLate }: Row) {
  if (isLate === true) await tx.query(`update ${table} set status = '2' where id = $1`, [id])
  else
    await tx.query(
      `update ${table} set status = '01', hash = $2, from_address = $3 where id = $1`,
      [id, toHex(random.bytes(32)), tronAddress(random.bytes(20))],
    )
}

async function receive({ tx, nowMs }: EventParts, order: Row): Promise<void> {
  await arrive(tx, 'api_recharge', order)
  await bookOrder(tx, { order, type: '2', sign: 1, nowMs })
  const movement = movementRow({
    network: 'TRC20',
    hash: String(order['hash']),
    from: String(order['from_address']),
    to: String(order['to_address']),
    amount: String(order['u_quantity']),
    mchOrderNo: String(order['mch_order_no']),
    atMs: nowMs,
  })
  await insertRows(tx, 'api_water_wallet', [movement])
}

/** Waits where the store has too little. */
async function payOut({ tx, nowMs }: EventParts, order: Row): Promise<void> {
  const isBooked = await bookOrder(tx, { order, type: '3', sign: -1, nowMs })
  if (isBooked) await arrive(tx, 'api_draw', order)
}

/** The received amount is the ordered one. */
async function arrive(tx: EventParts['tx'], table: string, { id }: Row): Promise<void> {
  await tx.query(
    `update ${table} set status = '1', real_buy_num = u_quantity,
       buy_num = trunc(u_quantity * rate, 2) where id = $1`,
    [id],
  )
}

async function tell({ tx, dice }: EventParts, table: string, { id }: Row, failing: number) {
  const status = dice.chance(failing) ? '4' : '3'
  await tx.query(`update ${table} set status = $2 where id = $1`, [id, status])
}
