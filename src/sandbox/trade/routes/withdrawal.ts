import type { Call } from '../../request/call'
import { idParam, type Route } from '../../request/route'
import { readSigned } from '../../record/signed'
import { withdrawals } from '../tables/withdrawals'
import { apply } from '../withdrawal/apply'
import { bookBill } from '../withdrawal/bookBill'
import { decide } from '../withdrawal/decide'
import { readApplication } from '../withdrawal/readApplication'
import { readLine } from '../withdrawal/readLine'
import type { Work, Writing } from '../../writing'
import { tradeMessages } from '../refusals/tradeMessages'

/** The writing calls of withdrawals, each under a second password. */
export function withdrawalRoutes({ signed }: Writing): Route[] {
  const { path } = withdrawals
  const hasBody = true
  return [
    { method: 'POST', path, hasBody, ...signed('store:storeDraw:add', add) },
    {
      method: 'PUT',
      path: `${path}/pass/${idParam}`,
      hasBody,
      ...signed('store:storeDraw:pass', pass),
    },
    {
      method: 'PUT',
      path: `${path}/reject/${idParam}`,
      hasBody,
      ...signed('store:storeDraw:reject', reject),
    },
  ]
}

function add(call: Call): Work {
  const application = readApplication(call.var.body)
  return (tx, nowMs) => apply(tx, call.var.viewer, application, nowMs)
}

function pass(call: Call): Work {
  const id = call.req.param('id') ?? ''
  const signed = readSigned(call, withdrawals)
  return async (tx, nowMs) => {
    await decide(tx, call.var.viewer, id, { signed, status: '2' })
    await bookBill(tx, id, nowMs)
    return id
  }
}

function reject(call: Call): Work {
  const id = call.req.param('id') ?? ''
  const reason = readLine(call.var.body, 'reason', 200, tradeMessages.reasonInvalid)
  const signed = readSigned(call, withdrawals)
  return async (tx) => {
    await decide(tx, call.var.viewer, id, { signed, status: '3', reason })
    return id
  }
}
