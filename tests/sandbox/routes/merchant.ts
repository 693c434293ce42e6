import type { Call } from '../call'
import type { Queryable, Row } from '../db/Db'
import type { KeyMaker } from '../keys/KeyMaker'
import { updateRow } from '../record/editRecord'
import { appSecret } from '../record/readers'
import { readValues } from '../record/readValues'
import { Refusal } from '../Refusal'
import { idParam, type Route } from '../route'
import { findRow } from '../tables/findRow'
import { merchants } from '../tables/merchants'
import type { Prepare, Work, Writing } from '../writing'

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

/** @throws Refusal 409 for a merchant that is there already */
function switching(from: '0' | '1', to: '0' | '1'): Prepare {
  return (call) => {
    const id = call.req.param('id') ?? ''
    return async (tx, nowMs) => {
      await findRow(tx, merchants, call.var.viewer, id)
      const update = { id, row: { status: to }, when: `status = '${from}'` }
      const isSwitched = await updateRow(tx, merchants, update, nowMs)
      if (!isSwitched) throw new Refusal(409, to === '1' ? 'alreadyFrozen' : 'alreadyEnabled')
      return id
    }
  }
}

function resetSecret(call: Call): Work {
  const input = { column: 'app_secret', read: appSecret, required: true } as const
  const { appSecret: secret } = readValues({ appSecret: input }, call.var.body)
  return (tx, nowMs) => setColumns(tx, call, { app_secret: secret }, nowMs)
}

function resetKeys(call: Call, keys: KeyMaker): Work {
  return (tx, nowMs) => {
    const { publicKey, privateKey } = keys.make()
    return setColumns(tx, call, { public_key: publicKey, private_key: privateKey }, nowMs)
  }
}

async function setColumns(tx: Queryable, call: Call, row: Row, nowMs: number): Promise<string> {
  const id = call.req.param('id') ?? ''
  await findRow(tx, merchants, call.var.viewer, id)
  await updateRow(tx, merchants, { id, row }, nowMs)
  return id
}
