import { config } from '@/engine/config'
import { atMost } from '../values/atMost'
import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { conditions } from './conditions'
import type { Query } from './filters'
import { countRows } from './countRows'
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
  const total = await countRows(db, table, viewer, query)
  const pageSize = count(query('pageSize'), { otherwise: config.pageSize, max: maxPageSize })
  const pageNum = count(query('pageNum'), { otherwise: 1, max: maxPageNum })
  const cut = cutOf(total, { pageSize, skipped: (pageNum - 1) * pageSize })
  if (cut.limit === 0) return { rows: [], total }
  const read = () => pageOf(db, table, viewer, { query, cut })
  return { rows: await (cut.limit > longPage ? inTurn(read) : read()), total }
}

/** Rows; reading more takes so long that others would wait for it. */
const longPage = 200

/** Runs long pages one after the other, so that short ones get through in between. */
const inTurn = atMost(1)

/** Limit and offset of a page, counted from the nearer end. */
type Cut = { limit: number; offset: number; isFromEnd: boolean }

function cutOf(total: number, { pageSize, skipped }: { pageSize: number; skipped: number }): Cut {
  const limit = Math.max(0, Math.min(pageSize, total - skipped))
  const after = total - skipped - limit
  const isFromEnd = after < skipped
  return { limit, offset: isFromEnd ? after : skipped, isFromEnd }
}

/**
 * The page is cut out before its columns are worded, which costs more than finding it; and by its ids alone, which
 * an index has.
 */
function pageOf(
  db: Queryable,
  table: Table,
  viewer: Viewer,
  { query, cut }: { query: Query; cut: Cut },
): Promise<Row[]> {
  const { where, params } = conditions(table, viewer, table.filters, query)
  const id = idOf(table).sql
  const orderBy = order(table, query)
  return db.query(
    `select ${selection(table)} from (
       select * from ${table.from} where ${id} in (
         select ${id} from ${table.from} where ${where} order by ${orderBy('', cut.isFromEnd)}
         limit $${params.length + 1} offset $${params.length + 2}
       )
     ) as page order by ${orderBy('page.', false)}`,
    [...params, cut.limit, cut.offset],
  )
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
function order(table: Table, query: Query): (relation: '' | 'page.', isBack: boolean) => string {
  const { columns, orderSql } = table
  const name = query('orderByColumn')
  const wanted = Object.hasOwn(columns, name) ? columns[name]?.sql : undefined
  const isUp = wanted ? /^asc(ending)?$/.test(query('isAsc')) : orderSql !== undefined
  const id = idOf(table).sql
  const by = wanted ?? orderSql ?? columns['createTime']?.sql ?? id
  return (relation, isBack) => {
    const direction = isUp === isBack ? 'desc' : 'asc'
    const nulls = isUp === isBack ? 'nulls last' : 'nulls first'
    const [first, tie] = [by, id].map((sql) => `${isName(sql) ? relation : ''}${sql} ${direction}`)
    return by === id ? `${tie}` : `${first} ${nulls}, ${tie}`
  }
}

function isName(sql: string): boolean {
  return /^\w+$/.test(sql)
}
