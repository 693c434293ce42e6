import { config } from '@/config'
import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import { conditions } from './conditions'
import type { Query } from './filters'
import { idOf } from './idOf'
import { selection } from './selection'
import type { Table } from './Table'

/** One page of what matches, and how many rows match in all (gateway contract §2). */
export async function listRows(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  query: Query,
): Promise<{ rows: Row[]; total: number }> {
  const { where, params } = conditions(table, viewer, table.filters, query)
  const [counted] = await db.query(
    `select count(*)::int as total from ${table.from} where ${where}`,
    params,
  )
  const pageSize = count(query('pageSize'), { otherwise: config.pageSize, max: maxPageSize })
  const pageNum = count(query('pageNum'), { otherwise: 1, max: maxPageNum })
  const orderBy = order(table, query)
  // The page is cut out before its columns are worded, which costs more than finding it.
  const rows = await db.query(
    `select ${selection(table)} from (
       select * from ${table.from} where ${where} order by ${orderBy('')}
       limit $${params.length + 1} offset $${params.length + 2}
     ) as page order by ${orderBy('page.')}`,
    [...params, pageSize, (pageNum - 1) * pageSize],
  )
  return { rows, total: Number(counted?.['total']) }
}

const maxPageSize = 2000
const maxPageNum = 1_000_000_000

function count(text: string, { otherwise, max }: { otherwise: number; max: number }): number {
  return /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), max) : otherwise
}

/**
 * A column by look-up of its wire name, else the table's own order; ties by id. What is empty is less than all
 * else, as in the databases of stock gateways. A column is named with the
 * relation it is of: by its bare name PostgreSQL would take the worded one, and order amounts as texts.
 */
function order(table: Table, query: Query): (relation: '' | 'page.') => string {
  const { columns, orderSql } = table
  const name = query('orderByColumn')
  const wanted = Object.hasOwn(columns, name) ? columns[name]?.sql : undefined
  const isUp = wanted ? /^asc(ending)?$/.test(query('isAsc')) : orderSql !== undefined
  const direction = isUp ? 'asc' : 'desc'
  const nulls = isUp ? 'nulls first' : 'nulls last'
  const id = idOf(table).sql
  const by = wanted ?? orderSql ?? columns['createTime']?.sql ?? id
  return (relation) => {
    const [first, tie] = [by, id].map((sql) => `${isName(sql) ? relation : ''}${sql} ${direction}`)
    return by === id ? `${tie}` : `${first} ${nulls}, ${tie}`
  }
}

function isName(sql: string): boolean {
  return /^\w+$/.test(sql)
}
