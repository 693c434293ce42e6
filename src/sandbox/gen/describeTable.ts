import type { Queryable, Row } from '../db/Db'
import type { Generator } from '../platform'

/** Comments of the family's tables that the generator offers. */
const familyTables: Readonly<Record<string, string>> = {
  sys_config: 'Parameters 参数',
  sys_dept: 'Departments 部门',
  sys_dict_data: 'Dictionary data 字典数据',
  sys_dict_type: 'Dictionary types 字典类型',
  sys_notice: 'Notices 通知公告',
  sys_post: 'Positions 岗位',
}

/** The tables that the generator offers, with their comments. */
export function describedTables({ tables }: Generator): Readonly<Record<string, string>> {
  return { ...tables, ...familyTables }
}

/** The columns of a table as the generator keeps them, guessed from what the database says of them. */
export async function describeTable(tx: Queryable, tableName: string): Promise<Row[]> {
  const columns = await tx.query(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
       a.attidentity <> '' as "isIdentity", a.attnum as sort,
       exists (select 1 from pg_index i where i.indrelid = a.attrelid and i.indisprimary
         and a.attnum = any(i.indkey)) as "isKey"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [`public.${tableName}`],
  )
  return columns.map((column, index) => guess(column, index + 1))
}

const nobodyEnters = new Set(['create_by', 'create_time', 'update_by', 'update_time'])

function guess(column: Row, sort: number): Row {
  const [name, type] = [String(column['name']), String(column['type'])]
  const isKey = column['isKey'] === true
  const isEntered = !isKey && !nobodyEnters.has(name)
  const isTime = type.startsWith('timestamp')
  return {
    column_name: name,
    column_comment: worded(name),
    column_type: type,
    java_type: javaTypeOf(type),
    java_field: camelCase(name),
    is_pk: flag(isKey),
    is_increment: flag(column['isIdentity'] === true),
    is_required: flag(column['notNull'] === true),
    is_insert: flag(isEntered),
    is_edit: flag(isEntered),
    is_list: flag(!isKey && name !== 'remark'),
    is_query: flag(isEntered && /name|title|status|type$/.test(name)),
    query_type: /name|title/.test(name) ? 'LIKE' : 'EQ',
    html_type: isTime ? 'datetime' : name === 'remark' ? 'textarea' : 'input',
    dict_type: name === 'status' && type === 'text' ? 'sys_normal_disable' : '',
    sort,
  }
}

function flag(value: boolean): '0' | '1' {
  return value ? '1' : '0'
}

function javaTypeOf(type: string): string {
  if (type === 'bigint') return 'Long'
  if (type === 'integer') return 'Integer'
  if (type.startsWith('numeric')) return 'BigDecimal'
  return type.startsWith('timestamp') ? 'Date' : 'String'
}

export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function worded(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
