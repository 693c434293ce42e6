import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { instant } from '../values/instant'
import type { Generator } from '../platform'
import { refuse } from '../record/readers'
import { camelCase, describedTables, describeTable } from './describeTable'

type Import = { viewer: Viewer; tableName: string; nowMs: number; generator: Generator }

/**
 * Takes a table of the database into the generator.
 * @returns the id that the generator gives it
 * @throws Refusal 500 for a table that is not offered, or is there already
 */
export async function importTable(
  tx: Queryable,
  { viewer, tableName, nowMs, generator }: Import,
): Promise<string> {
  const described = describedTables(generator)
  const comment = Object.hasOwn(described, tableName) ? described[tableName] : undefined
  if (comment === undefined) refuse('referenceMissing', { name: 'tables' })
  const known = await tx.query('select 1 from gen_table where table_name = $1', [tableName])
  if (known.length > 0) refuse('taken', { name: 'tableName', value: tableName })
  const [module = '', ...rest] = tableName.split('_')
  const business = camelCase(rest.join('_'))
  const id = await insert(tx, 'gen_table', {
    table_name: tableName,
    table_comment: comment,
    class_name: business.charAt(0).toUpperCase() + business.slice(1),
    package_name: 'com.wattdesk',
    module_name: moduleOf(module, generator),
    business_name: business,
    function_name: comment,
    function_author: viewer.userName,
    create_by: viewer.userName,
    create_time: instant(nowMs),
    update_time: instant(nowMs),
  })
  for (const column of await describeTable(tx, tableName))
    await insert(tx, 'gen_table_column', { ...column, table_id: id })
  return id
}

function moduleOf(prefix: string, { modules }: Generator): string {
  return modules[prefix] ?? (prefix === 'sys' ? 'system' : prefix)
}

/**
 * Brings the columns up to what the database has now; what was set of those that remain stays.
 * @returns the id of the table
 */
export async function synchronise(tx: Queryable, tableName: string): Promise<string> {
  const [table] = await tx.query('select id from gen_table where table_name = $1', [tableName])
  if (table === undefined) return refuse('referenceMissing', { name: 'tableName' })
  const id = String(table['id'])
  const columns = await describeTable(tx, tableName)
  const names = columns.map((column) => column['column_name'])
  const kept = await tx.query(
    'select column_name from gen_table_column where table_id = $1 and column_name = any($2::text[])',
    [id, names],
  )
  await tx.query(
    'delete from gen_table_column where table_id = $1 and column_name <> all($2::text[])',
    [id, names],
  )
  const isKept = new Set(kept.map((column) => column['column_name']))
  for (const column of columns)
    if (!isKept.has(column['column_name']))
      await insert(tx, 'gen_table_column', { ...column, table_id: id })
  return id
}

async function insert(tx: Queryable, table: string, row: Row): Promise<string> {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const [inserted] = await tx.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  )
  return String(inserted?.['id'])
}
