import type { Viewer } from '../../request/call'
import type { Queryable } from '../../db/Db'
import type { Message } from '../../request/messages'
import { conditionOf, refuseMoved, type Signed } from '../../record/signed'
import { findRow } from '../../tables/findRow'
import type { Table } from '../../tables/Table'
import { tradeMessages } from '../refusals/tradeMessages'

/** From which states to which (§4). Which ones are allowed is our assumption. */
export type Transition = { from: readonly string[]; to: string; reason?: string }

/** Nobody has paid: the order is given up. */
export const cancelled: Transition = { from: ['0', '01'], to: '2' }
/** The merchant was notified again, or someone handled the order by hand. */
export const notified: Transition = { from: ['4'], to: '3' }
export const refunded: Transition = { from: ['1', '3', '4'], to: '5' }

type Move = Transition & { id: string; signed: Signed }

/**
 * Takes an order to another state, once, and only while it is what the decision was signed for.
 * @throws Refusal 404, or 409 naming the state in which it is, or what moved
 */
export async function moveOrder(
  tx: Queryable,
  table: Table,
  viewer: Viewer,
  { id, signed, from, to, reason }: Move,
): Promise<void> {
  await findRow(tx, table, viewer, id)
  const held = conditionOf(signed, table, 5)
  const moved = await tx.query(
    `update ${table.from} set status = $2, reason = coalesce($3, reason)
     where id = $1 and status = any($4::text[]) and ${held.sql} returning id`,
    [id, to, reason ?? null, from, ...held.params],
  )
  if (moved.length === 1) return
  await refuseMoved(tx, { table, viewer, id }, signed, ({ status }) => {
    if (from.some((state) => state === status)) return undefined
    return stateMessages.get(status) ?? 'wrongState'
  })
}

const stateMessages = new Map<unknown, Message>([
  ['0', tradeMessages.orderWaiting],
  ['01', tradeMessages.orderNotReceived],
  ['1', tradeMessages.orderReceived],
  ['2', tradeMessages.orderCancelled],
  ['3', tradeMessages.orderNotified],
  ['4', tradeMessages.orderFailed],
  ['5', tradeMessages.orderRefunded],
])
