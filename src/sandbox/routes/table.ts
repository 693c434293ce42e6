import { audit } from '../audit/audit'
import type { Call } from '../request/call'
import type { Clock } from '../values/clock'
import type { Db, Row } from '../db/Db'
import type { Exports } from '../exports/createExports'
import { idParam, type Route } from '../request/route'
import { findVersioned } from '../tables/findRow'
import type { Query } from '../tables/filters'
import { queryIn } from '../tables/queryIn'
import { listRows } from '../tables/listRows'
import { sumColumns } from '../tables/sumColumns'
import type { Table } from '../tables/Table'

type Parts = { db: Db; clock: Clock; exports: Exports }

/** The reading calls that every table has: list, totals, export and one row. */
export function tableRoutes({ db, clock, exports }: Parts, table: Table): Route[] {
  const { path, permissions } = table
  const exporting = `${permissions}:export` as const
  const atMoment = (row: Row) =>
    table.ofMoment ? { ...row, ...table.ofMoment(row, clock.now()) } : row
  return [
    {
      method: 'GET',
      path: `${path}/list`,
      access: `${permissions}:list`,
      answer: async (call) => {
        const { rows, total } = await listRows(
          db,
          spoken(table, call),
          call.var.viewer,
          queryOf(call),
        )
        return { rows: rows.map(atMoment), total }
      },
    },
    {
      method: 'GET',
      path: `${path}/totals`,
      access: `${permissions}:list`,
      answer: async (call) => ({
        data: await sumColumns(db, spoken(table, call), call.var.viewer, queryOf(call)),
      }),
    },
    {
      method: 'GET',
      path: `${path}/export`,
      access: exporting,
      isNoted: true,
      answer: async (call) => {
        const data = await exports.issue(call, table)
        await audit(db, call, { title: exporting, recordIds: [null], nowMs: clock.now() })
        return { data }
      },
    },
    {
      method: 'GET',
      path: `${path}/${idParam}`,
      access: `${permissions}:query`,
      answer: async (call) => {
        const id = call.req.param('id') ?? ''
        const { row, version } = await findVersioned(db, spoken(table, call), call.var.viewer, id)
        if (version !== undefined) call.header('ETag', `"${version}"`)
        return { data: atMoment(row) }
      },
    },
  ]
}

function spoken(table: Table, call: Call): Table {
  return table.spoken?.(call.var.language) ?? table
}

export function queryOf(call: Call): Query {
  return queryIn(call.req.query())
}
