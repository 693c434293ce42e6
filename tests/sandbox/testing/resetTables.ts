import type { Db } from '../db/Db'
import { countOnSql, tableNames } from '../db/schema'

/** Puts every table back to what the dump holds. */
export function resetTables(db: Db): Promise<void> {
  return db.script(resetSql)
}

/** As a replica: what is copied back was checked when it was seeded. */
const resetSql = [
  'begin',
  'set local session_replication_role = replica',
  `truncate ${tableNames.join(', ')} restart identity`,
  ...tableNames.map((table) => `insert into ${table} select * from seeded.${table}`),
  countOnSql,
  'commit',
].join(';')
