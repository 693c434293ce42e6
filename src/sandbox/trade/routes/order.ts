import type { Call } from '../../request/call'
import type { Db } from '../../db/Db'
import { bookRefund } from '../order/bookRefund'
import { cancelled, moveOrder, notified, refunded, type Transition } from '../order/moveOrder'
import { idParam, type Route } from '../../request/route'
import { readSigned } from '../../record/signed'
import { conditions } from '../../tables/conditions'
import { deposits, payouts } from '../tables/orders'
import type { Table } from '../../tables/Table'
import { readLine } from '../withdrawal/readLine'
import type { Prepare, Work, Writing } from '../../writing'
import { tradeMessages } from '../refusals/tradeMessages'

/** The actions on deposits and payouts, and whether payouts have failed (§7). */
export function orderRoutes(db: Db, { write, signed }: Writing): Route[] {
  return [
    action(deposits, 'cancel', cancelled),
    action(deposits, 'notify', notified),
    {
      method: 'PUT',
      path: `${deposits.path}/refund/${idParam}`,
      hasBody: true,
      ...signed('api:apiRecharge:refund', refund),
    },
    action(payouts, 'notify', notified),
    action(payouts, 'handle', notified),
    {
      method: 'GET',
      path: `${payouts.path}/exist/fail`,
      access: 'api:apiDraw:list',
      answer: async (call) => ({ data: (await countFailed(db, call)) > 0 }),
    },
    {
      method: 'GET',
      path: `${payouts.path}/exist/fail/count`,
      access: 'api:apiDraw:list',
      answer: async (call) => ({ data: await countFailed(db, call) }),
    },
  ]

  function action(table: Table, name: string, transition: Transition): Route {
    const path = `${table.path}/${name}/${idParam}`
    const guarded = write(`${table.permissions}:${name}`, moving(table, transition))
    return { method: 'PUT', path, hasBody: 'optional', ...guarded }
  }
}

function moving(table: Table, transition: Transition): Prepare {
  return (call) => {
    const id = call.req.param('id') ?? ''
    const signed = readSigned(call, table)
    return async (tx) => {
      await moveOrder(tx, table, call.var.viewer, { id, signed, ...transition })
      return id
    }
  }
}

function refund(call: Call): Work {
  const id = call.req.param('id') ?? ''
  const reason = readLine(call.var.body, 'reason', 200, tradeMessages.reasonInvalid)
  const signed = readSigned(call, deposits)
  return async (tx, nowMs) => {
    await moveOrder(tx, deposits, call.var.viewer, { id, signed, ...refunded, reason })
    await bookRefund(tx, id, nowMs)
    return id
  }
}

async function countFailed(db: Db, call: Call): Promise<number> {
  const { where, params } = conditions(payouts, call.var.viewer, [])
  const [counted] = await db.query(
    `select count(*)::int as count from ${payouts.from} where ${where} and status = '4'`,
    params,
  )
  return Number(counted?.['count'])
}
