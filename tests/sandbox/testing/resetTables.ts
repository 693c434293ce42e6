import type { Db } from '../db/Db'
import { countOnSql, tableNames } from '../db/schema'
import { talliedTables } from '../db/tallies'

/** Puts every table back to what the dump holds. */
export function resetTables(db: Db): Promise<void> {
  return db.script(resetSql)
}

/** What is seeded by the hundred: cheaper to truncate, as a small table is to empty row by row. */
const large = tableNames.filter((table) => /^(st|api|en)_/.test(table))

/** As a replica: what is copied back was checked, and counted, when it was seeded. */
const resetSql = [
  'begin',
  'set local session_replication_role = replica',
  `truncate ${large.join(', ')} cascade`,
  ...tableNames.filter((table) => !large.includes(table)).map((table) => `delete from ${table}`),
  ...tableNames.map((table) => `insert into ${table} select * from seeded.${table}`),
  ...talliedTables.flatMap((table) => [
    `delete from tally.${table}`,
    `insert into tally.${table} select * from seeded.tally_${table}`,
  ]),
  countOnSql,
  'commit',
].join(';')
