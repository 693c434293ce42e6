import type { Db } from '../db/Db'
import { tableNames } from '../db/schema'

/** Puts every table back to what the dump holds. */
export function resetTables(db: Db): Promise<void> {
  return db.script(resetSql)
}

const counted = ['st_store', 'st_store_draw', 'st_bill']

/** As a replica: what is copied back was checked when it was seeded. */
const resetSql = [
  'begin',
  'set local session_replication_role = replica',
  `truncate ${tableNames.join(', ')} restart identity`,
  ...tableNames.map((table) => `insert into ${table} select * from seeded.${table}`),
  ...counted.map(
    (table) =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  ),
  'commit',
].join(';')
