import { audit } from '../audit'
import type { SecondPassword } from '../auth/secondPassword'
import type { Call } from '../call'
import type { Clock } from '../clock'
import type { Db, Queryable } from '../db/Db'
import { once } from '../once'
import { idParam, type Permission, type Route } from '../route'
import { withdrawals } from '../tables/withdrawals'
import { apply } from '../withdrawal/apply'
import { bookBill } from '../withdrawal/bookBill'
import { decide } from '../withdrawal/decide'
import { readApplication } from '../withdrawal/readApplication'
import { readLine } from '../withdrawal/readLine'

type Parts = { db: Db; clock: Clock; secondPassword: SecondPassword }

/** The writing calls of withdrawals: each under a second password, once, and noted. */
export function withdrawalRoutes({ db, clock, secondPassword }: Parts): Route[] {
  const { path } = withdrawals
  return [
    { method: 'POST', path, ...secured('store:storeDraw:add', add) },
    { method: 'PUT', path: `${path}/pass/${idParam}`, ...secured('store:storeDraw:pass', pass) },
    {
      method: 'PUT',
      path: `${path}/reject/${idParam}`,
      ...secured('store:storeDraw:reject', reject),
    },
  ]

  /** @param prepare reads the body; what it returns is done in the transaction and gives the id */
  function secured(access: Permission, prepare: (call: Call) => Work) {
    return {
      access,
      hasBody: true as const,
      answer: async (call: Call) => {
        const work = prepare(call)
        await secondPassword.check(call)
        return { data: await once({ db, clock }, call, (tx) => noted(tx, call, access, work)) }
      },
    }
  }

  async function noted(tx: Queryable, call: Call, title: string, work: Work): Promise<string> {
    const nowMs = clock.now()
    const recordId = await work(tx, nowMs)
    await audit(tx, call.var.viewer, { title, recordId, nowMs })
    return recordId
  }
}

type Work = (tx: Queryable, nowMs: number) => Promise<string>

function add(call: Call): Work {
  const application = readApplication(call.var.body)
  return (tx, nowMs) => apply(tx, call.var.viewer, application, nowMs)
}

function pass(call: Call): Work {
  const id = call.req.param('id') ?? ''
  return async (tx, nowMs) => {
    await decide(tx, call.var.viewer, id, { status: '2' })
    await bookBill(tx, id, nowMs)
    return id
  }
}

function reject(call: Call): Work {
  const id = call.req.param('id') ?? ''
  const reason = readLine(call.var.body, 'reason', 200, 'reasonInvalid')
  return async (tx) => {
    await decide(tx, call.var.viewer, id, { status: '3', reason })
    return id
  }
}
