import type { Call } from '../../request/call'
import type { Row } from '../../db/Db'
import type { KeyMaker } from '../../keys/KeyMaker'
import { updateRow } from '../../record/editRecord'
import { appSecret } from '../../record/readers'
import { readValues } from '../../record/readValues'
import { idParam, type Route } from '../../request/route'
import { readSigned, refuseMoved } from '../../record/signed'
import { findRow } from '../../tables/findRow'
import { merchants } from '../tables/merchants'
import type { Prepare, Work, Writing } from '../../writing'
import { tradeMessages } from '../refusals/tradeMessages'
import { readLine } from '../withdrawal/readLine'

/** §4 User status, and what a merchant signs its calls with. */
export function merchantRoutes({ write, signed }: Writing, keys: KeyMaker): Route[] {
  return [
    {
      ...put('freeze'),
      hasBody: 'optional',
      ...write('store:user:freeze', switching('0', '1')),
    },
    {
      ...put('enable'),
      hasBody: 'optional',
      ...write('store:user:enable', switching('1', '0')),
    },
    { ...put('resetSecret'), hasBody: true, ...signed('store:user:resetSecret', resetSecret) },
    {
      ...put('resetKeys'),
      hasBody: true,
      ...signed('store:user:resetKeys', (call) => resetKeys(call, keys)),
    },
  ]
}

function put(action: string) {
  return { method: 'PUT' as const, path: `${merchants.path}/${action}/${idParam}` }
}

/** @throws Refusal 409 for a merchant that is there already, or is not what the decision was signed for */
function switching(from: '0' | '1', to: '0' | '1'): Prepare {
  return (call) => {
    const id = call.req.param('id') ?? ''
    const signed = readSigned(call, merchants)
    // the log has it; other front ends send none
    if (call.var.body['reason'] !== undefined)
      readLine(call.var.body, 'reason', 200, tradeMessages.reasonInvalid)
    const where = { table: merchants, viewer: call.var.viewer, id }
    return async (tx, nowMs, note) => {
      await findRow(tx, merchants, call.var.viewer, id)
      const update = { id, row: { status: to }, when: `status = '${from}'`, signed }
      const isSwitched = await updateRow(tx, merchants, update, nowMs)
      if (!isSwitched)
        await refuseMoved(tx, where, signed, ({ status }) => {
          if (status === from) return undefined
          return to === '1' ? tradeMessages.alreadyFrozen : tradeMessages.alreadyEnabled
        })
      note(id, { status: [from, to] })
      return id
    }
  }
}

function resetSecret(call: Call): Work {
  const input = { column: 'app_secret', read: appSecret, required: true } as const
  const { appSecret: secret } = readValues({ appSecret: input }, call.var.body)
  return settingColumns(call, () => ({ app_secret: secret }))
}

function resetKeys(call: Call, keys: KeyMaker): Work {
  return settingColumns(call, () => {
    const { publicKey, privateKey } = keys.make()
    return { public_key: publicKey, private_key: privateKey }
  })
}

function settingColumns(call: Call, rowOf: () => Row): Work {
  const id = call.req.param('id') ?? ''
  const signed = readSigned(call, merchants)
  const where = { table: merchants, viewer: call.var.viewer, id }
  return async (tx, nowMs) => {
    await findRow(tx, merchants, call.var.viewer, id)
    const isSet = await updateRow(tx, merchants, { id, row: rowOf(), signed }, nowMs)
    if (!isSet) await refuseMoved(tx, where, signed, () => undefined)
    return id
  }
}
