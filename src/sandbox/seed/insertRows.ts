import type { Queryable } from '../db/Db'

type Values = Readonly<Record<string, unknown>>

/** Inserts rows whose keys are column names, several thousand a statement. */
export function insertRows(db: Queryable, table: string, rows: readonly Values[]): Promise<void> {
  return insertAs(db, table, rows, (row) => row)
}

/** Inserts what becomes rows a few thousand at a time: a million of them at once would fill the memory. */
export async function insertAs<T>(
  db: Queryable,
  table: string,
  items: readonly T[],
  rowOf: (item: T, index: number) => Values,
): Promise<void> {
  for (let from = 0; from < items.length; from += chunkRows) {
    const rows = items.slice(from, from + chunkRows).map((item, at) => rowOf(item, from + at))
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    await db.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    )
  }
}

const chunkRows = 5_000
