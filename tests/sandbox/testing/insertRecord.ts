import type { Db } from '../db/Db'
import { timeZone } from '../settings'

/** Inserts a row by its column names, times given in the gateway's zone, and gives its id. */
export async function insertRecord(
  db: Db,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<string> {
  const columns = Object.keys(row)
  const places = columns.map((column, index) => placeOf(column, `$${index + 1}`))
  const [inserted] = await db.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  )
  return String(inserted?.['id'])
}

function placeOf(column: string, placeholder: string): string {
  const isMoment = /^(create|update|reg)_time$/.test(column)
  return isMoment ? `${placeholder}::timestamp at time zone '${timeZone}'` : placeholder
}
