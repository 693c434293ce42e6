import type { Queryable } from '../db/Db'

/** Inserts rows whose keys are column names, several thousand a statement. */
export async function insertRows(
  db: Queryable,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let from = 0; from < rows.length; from += chunkRows)
    await db.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + chunkRows))],
    )
}

const chunkRows = 5_000
