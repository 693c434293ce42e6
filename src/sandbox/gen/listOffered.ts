import type { Viewer } from '../request/call'
import type { Queryable } from '../db/Db'
import type { Generator } from '../platform'
import { like, type Query } from '../tables/filters'
import { listRows } from '../tables/listRows'
import { plain, time } from '../tables/columns'
import type { Table } from '../tables/Table'
import { describedTables } from './describeTable'

/** The described tables of the database that were not imported yet. */
function offeredTable(generator: Generator): Table {
  const values = Object.entries(describedTables(generator))
    .map(([name, comment]) => `('${name}', '${comment}')`)
    .join(', ')
  return {
    path: '/tool/gen/db',
    permissions: 'tool:gen',
    from: `(select row_number() over (order by name) as id, name as table_name, comment as table_comment,
        timestamptz '2026-01-01T00:00:00+08:00' as create_time
      from (values ${values}) as described (name, comment)
      where name not in (select table_name from gen_table)) as offered`,
    orderSql: 'table_name',
    columns: {
      tableName: plain('table_name'),
      tableComment: plain('table_comment'),
      createTime: time('create_time'),
      updateTime: time('create_time'),
    },
    filters: [like('tableName', 'table_name'), like('tableComment', 'table_comment')],
  }
}

/** Lists the described tables that were not imported yet. */
export function offeredLister(generator: Generator) {
  const offered = offeredTable(generator)
  return (db: Queryable, viewer: Viewer, query: Query) => listRows(db, offered, viewer, query)
}
