import type { Db } from '../db/Db'
import { timeZone } from '../settings/settings'
import { time } from '../tables/columns'
import { idOf } from '../tables/idOf'
import type { Column, Table } from '../tables/Table'
import { ownColumns } from './ownColumns'

/** A record as a test prepares it: not yet in any database. */
export type Prepared = {
  /** Path of its calls: `/store/storeDraw`. */
  readonly path: string
  /** By wire name. A prepared record in place of an id is inserted first. */
  readonly values: Readonly<Record<string, unknown>>
}

/** A database and its tables, as the wire shows them. */
type Place = { readonly db: Db; readonly tables: readonly Table[] }

/**
 * Inserts a prepared record past every rule but the database's own; times are in the gateway's zone.
 *
 * @returns its id
 * @throws Error naming a path without a table, or a value that has no column
 */
export async function insertPrepared(place: Place, { path, values }: Prepared): Promise<string> {
  const { db, tables } = place
  const table = tables.find((one) => one.path === path)
  if (table === undefined) throw new Error(`The sandbox has no table at ${path}.`)
  const { extra, links } = ownColumns[path] ?? {}
  const ids = await withIds(place, values)
  const cells = [
    ...Object.entries({ ...updatedWhenMade(table, ids), ...ids })
      .filter(([name]) => links?.[name] === undefined)
      .flatMap(([name, value]) => cellsOf(table, name, value)),
    ...((await extra?.(ids)) ?? []),
  ]
  const id = await insertRow(db, table, cells)
  for (const [name, [into, own, other]] of Object.entries(links ?? {}))
    for (const linked of (ids[name] ?? []) as readonly unknown[])
      await db.query(`insert into ${into} (${own}, ${other}) values ($1, $2)`, [id, linked])
  return id
}

/** A column, its value, and the SQL around it, in which `$` stands for the value. */
export type Cell = readonly [column: string, value: unknown, sql?: string]

async function insertRow(db: Db, table: Table, cells: readonly Cell[]): Promise<string> {
  const places = cells.map(([, , sql = '$'], index) => sql.replaceAll('$', `$${index + 1}`))
  const [inserted] = await db.query(
    `insert into ${table.from} (${cells.map(([column]) => column).join(', ')})
     values (${places.join(', ')}) returning ${idOf(table).sql} as id`,
    cells.map(([, value]) => value),
  )
  return String(inserted?.['id'])
}

async function withIds(place: Place, values: Prepared['values']): Promise<Record<string, unknown>> {
  const filled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values))
    filled[name] = isPrepared(value) ? await insertPrepared(place, value) : value
  return filled
}

function isPrepared(value: unknown): value is Prepared {
  return typeof value === 'object' && value !== null && 'path' in value && 'values' in value
}

/** Nobody has changed a new record. */
function updatedWhenMade({ columns }: Table, { createTime }: Prepared['values']) {
  return columns['updateTime'] && createTime !== undefined ? { updateTime: createTime } : {}
}

function cellsOf(table: Table, name: string, value: unknown): readonly Cell[] {
  const own = ownColumns[table.path]?.columns?.[name]
  if (own) return own.map((column) => [column, value])
  const secret = table.secrets?.[name]
  if (secret) return [[secret, value]]
  const column = table.columns[name]
  if (column === undefined || !/^\w+$/.test(column.sql))
    throw new Error(`"${name}" is in no column of the sandbox's table at ${table.path}.`)
  return [[column.sql, value, placeFor(column, value)]]
}

function placeFor(column: Column, value: unknown): string {
  const moment = `$::timestamp at time zone '${timeZone}'`
  if (time(column.sql).wire === column.wire) return moment
  // a moment where the wire has seconds since 1970
  const isText = typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:/.test(value)
  return isText && column.sql.endsWith('_time') ? `extract(epoch from ${moment})::bigint` : '$'
}
