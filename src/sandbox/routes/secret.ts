import { audit } from '../audit/audit'
import type { Call } from '../request/call'
import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { Refusal } from '../request/Refusal'
import { idParam, type Route } from '../request/route'
import { findRow } from '../tables/findRow'
import type { Table } from '../tables/Table'

/** The one call that gives a secret of a record; who asked is noted. */
export function secretRoutes({ db, clock }: { db: Db; clock: Clock }, table: Table): Route[] {
  if (table.secrets === undefined) return []
  return [
    {
      method: 'GET',
      path: `${table.path}/secret/${idParam}/:field`,
      access: `${table.permissions}:secret`,
      answer: async (call) => ({ data: await reveal({ db, clock }, table, call) }),
    },
  ]
}

function reveal({ db, clock }: { db: Db; clock: Clock }, table: Table, call: Call) {
  const { id = '', field = '' }: Record<string, string> = call.req.param()
  const { secrets = {}, permissions } = table
  const sql = Object.hasOwn(secrets, field) ? secrets[field] : undefined
  if (sql === undefined) throw new Refusal(404, 'notFound')
  return db.transaction(async (tx) => {
    await findRow(tx, table, call.var.viewer, id)
    const [row] = await tx.query(`select ${sql} as secret from ${table.from} where id = $1`, [id])
    const title = `${permissions}:secret:${field}`
    await audit(tx, call, { title, recordIds: [id], nowMs: clock.now() })
    return row?.['secret']
  })
}
