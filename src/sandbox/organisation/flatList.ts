import type { Call } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { queryOf } from '../routes/table'
import { conditions } from '../tables/conditions'
import { idOf } from '../tables/idOf'
import { selection } from '../tables/selection'
import type { Table } from '../tables/Table'

/** Gateway contract §2.1: all that match, not paged, for the portal to make a tree of. */
export function flatList(db: Queryable, table: Table, call: Call, also = 'true'): Promise<Row[]> {
  const { where, params } = conditions(table, call.var.viewer, table.filters, queryOf(call))
  return db.query(
    `select ${selection(table)} from ${table.from} where ${where} and ${also}
     order by parent_id, ${table.orderSql}, ${idOf(table).sql}`,
    params,
  )
}
