import type { Resource } from '@/engine/declare'
import type { TestSandbox } from '@/sandbox/forTests'
import { tables } from '@/sandbox/trade'

/** Rows as JSON texts. */
export type StoredRows = readonly string[]

const links = ['sys_user_role', 'sys_user_post', 'sys_role_menu', 'sys_role_dept']

/** Every row that a write to a resource may change: its own table's, and those that join records. */
export async function storedRows({ db }: TestSandbox, { path }: Resource): Promise<StoredRows> {
  const own = tables.find((table) => table.path === path)
  const names = [own?.from ?? 'prototype', ...links, 'gen_table_column']
  const ofTables = names.map((name) => `select to_jsonb(t)::text as row from ${name} t`)
  const rows = await db.query(ofTables.join(' union all '))
  return rows.map(({ row }) => String(row))
}

/** The gateway writes these columns of a changed row itself. */
const stamps = new Set(['update_time', 'update_by'])

/**
 * The columns in which one row differs, without the gateway's stamps; none where no row does.
 *
 * @throws Error where a row was added or removed, or more than one differs
 */
export function changedColumns(before: StoredRows, after: StoredRows): readonly string[] {
  const [old, now] = [onlyIn(before, after), onlyIn(after, before)]
  if (old.length !== now.length || now.length > 1)
    throw new Error(`${old.length} rows became ${now.length}: ${JSON.stringify([old, now])}`)
  const [was = {}, is = {}] = [old[0], now[0]]
  return Object.keys(is).filter(
    (name) => !stamps.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  )
}

function onlyIn(rows: StoredRows, others: StoredRows) {
  const texts = new Set(others)
  return rows
    .filter((row) => !texts.has(row))
    .map((row) => JSON.parse(row) as Readonly<Record<string, unknown>>)
}
