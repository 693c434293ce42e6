import type { Resource } from '@/engine/declare'
import type { TestSandbox } from '@/sandbox/forTests'
import { codesOf, fieldsOf, type DeclaredField } from './declared'
import { plantedText } from './rows'

type Column = { readonly name: string; readonly type: string; readonly isFree: boolean }

/**
 * Inserts a few records into an empty table, such as a log: declared fields get samples of their kind, other columns
 * a value of their type. Does nothing if there are records.
 */
export async function ensureRecords(
  { db, tables }: TestSandbox,
  resource: Resource,
): Promise<void> {
  const table = tables.find(({ path }) => path === resource.path)
  if (!table) return
  const [first] = await db.query(`select 1 as one from ${table.from} limit 1`)
  if (first) return
  const rows = await db.query(
    `select column_name as name, data_type as type,
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as "isFree"
     from information_schema.columns where table_name = $1 and table_schema = current_schema()`,
    [table.from],
  )
  const columns = rows.map(({ name, type, isFree }): Column => {
    return { name: String(name), type: String(type), isFree: isFree === true }
  })
  const declared = new Map(
    fieldsOf(resource).map(([name, field]) => [table.columns[field.wire ?? name]?.sql, field]),
  )
  for (let index = 0; index < 3; index += 1) {
    const filled = columns.flatMap(({ name, type, isFree }) => {
      const field = declared.get(name)
      if (field?.kind === 'id' || (isFree && !field)) return []
      return [[name, someValue({ name, type, field, index })] as const]
    })
    const names = filled.map(([name]) => name).join(', ')
    const places = filled.map((_, at) => `$${at + 1}`).join(', ')
    await db.query(
      `insert into ${table.from} (${names}) values (${places})`,
      filled.map(([, value]) => value),
    )
  }
}

type InventedValue = Omit<Column, 'isFree'> & {
  readonly field: DeclaredField | undefined
  readonly index: number
}

function someValue({ name, type, field, index }: InventedValue): unknown {
  const codes = field ? codesOf(field) : []
  if (codes.length > 0) return codes[index % codes.length]?.[0]
  if (type.startsWith('timestamp')) return `2026-06-2${index} 12:00:00+08`
  if (/int|numeric/.test(type)) return index + 1
  return plantedText(name, index)
}
