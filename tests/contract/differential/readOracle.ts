import { amountOf, textOf, type Amount } from './decimal'
import type { TableName } from './calls'
import type { Records } from './records'

export type Answer = {
  code: number
  data?: unknown
  rows?: readonly Shown[]
  total?: number
}

type Cell = number | string | Amount
/** A stored row: amounts as units, times in milliseconds. */
type Kept = Readonly<Record<string, Cell>>
export type Shown = Readonly<Record<string, number | string>>

type Query = Readonly<Record<string, string>>

const ofAmounts = new Set([
  'totalU',
  'fee',
  'estimateTotalU',
  'beforeAmount',
  'changeAmount',
  'afterAmount',
])
const ofTimes = new Set(['createTime', 'updateTime'])
const totalled: Readonly<Record<TableName, readonly string[]>> = {
  stores: [],
  withdrawals: ['totalU', 'estimateTotalU'],
  bills: ['changeAmount'],
}
/** By which rule a parameter narrows. */
const rules: Readonly<Record<string, (cell: Cell, wanted: string) => boolean>> = {
  id: isOneOfIds,
  store: isOneOfIds,
  status: isOneOf,
  type: isOneOf,
  network: isOneOf,
  address: (cell, wanted) => String(cell).startsWith(wanted),
  walletName: contains,
  nick: contains,
  phone: contains,
}

/** The list that an account sees: filtered, ordered, cut. `store`: the only one that it knows of. */
export function list(records: Records, table: TableName, sent: Query, store?: number): Answer {
  const query = trimmed(sent)
  const matching = matches(records, table, query, store)
  if (matching === undefined) return { code: 500 }
  const size = countOf(query['pageSize'], 20, 2000)
  const from = (countOf(query['pageNum'], 1, 1e9) - 1) * size
  const rows = ordered(matching, query).slice(from, from + size)
  return { code: 200, rows: rows.map(shown), total: matching.length }
}

/** The sums over everything that matches. */
export function totals(records: Records, table: TableName, sent: Query, store?: number): Answer {
  const matching = matches(records, table, trimmed(sent), store)
  if (matching === undefined) return { code: 500 }
  const sums = totalled[table].map((name) => {
    const sum = matching.reduce((so, row) => so + (row[name] as Amount), amountOf('0'))
    return [name, textOf(sum)]
  })
  return { code: 200, data: Object.fromEntries(sums) as Shown }
}

export function get(records: Records, table: TableName, id: number, store?: number): Answer {
  const row = keptRows(records, table, store).find((one) => one['id'] === id)
  return row === undefined ? { code: 404 } : { code: 200, data: shown(row) }
}

function keptRows(records: Records, table: TableName, store: number | undefined): Kept[] {
  const all: Kept[] = {
    stores: () =>
      records.stores.map(({ id, nick, phone, createTime, updateTime }) => {
        return { id, nick, phone, createTime, updateTime }
      }),
    withdrawals: () =>
      records.withdrawals.map((one) => ({ ...one, estimateTotalU: one.totalU - one.fee })),
    bills: () => records.bills,
  }[table]()
  const owner = table === 'stores' ? 'id' : 'store'
  return store === undefined ? all : all.filter((row) => row[owner] === store)
}

/** Undefined when a day is none. */
function matches(records: Records, table: TableName, query: Query, store: number | undefined) {
  const [begin, end] = [query['beginTime'] ?? '', query['endTime'] ?? '']
  if (![begin, end].every((day) => day === '' || isDay(day))) return undefined
  return keptRows(records, table, store).filter((row) => {
    const day = timeText(row['createTime'] as number).slice(0, 10)
    if ((begin !== '' && day < begin) || (end !== '' && day > end)) return false
    return Object.entries(rules).every(([name, rule]) => {
      const wanted = query[name] ?? ''
      const cell = row[name]
      return wanted === '' || cell === undefined || rule(cell, wanted)
    })
  })
}

function ordered(rows: readonly Kept[], query: Query): Kept[] {
  const name = query['orderByColumn'] ?? ''
  const isKnown = Object.hasOwn(shown(rows[0] ?? {}), name)
  const by = isKnown ? name : 'createTime'
  const isUp = isKnown && ['asc', 'ascending'].includes(query['isAsc'] ?? '')
  const up = (a: Kept, b: Kept) => compare(a[by], b[by]) || compare(a['id'], b['id'])
  return rows.toSorted(isUp ? up : (a, b) => up(b, a))
}

/** Numbers and amounts by size, texts by their code points. */
function compare(a: Cell = 0, b: Cell = 0): number {
  if (typeof a !== 'string' || typeof b !== 'string') return a < b ? -1 : Number(a > b)
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function shown(row: Kept): Shown {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => {
      if (ofTimes.has(name)) return [name, timeText(cell as number)]
      return [name, ofAmounts.has(name) ? textOf(cell as Amount) : (cell as string | number)]
    }),
  )
}

/** In the gateway's zone, eight hours ahead all year. */
export function timeText(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return /^\d{4}-\d\d-\d\d$/.test(text) && day >= 1 && day <= (lengths[month - 1] ?? 0)
}

function isOneOfIds(cell: Cell, wanted: string): boolean {
  const ids = wanted.split(',').filter((text) => /^\d{1,18}$/.test(text))
  return ids.some((text) => Number(text) === cell)
}

function isOneOf(cell: Cell, wanted: string): boolean {
  return wanted.split(',').includes(String(cell))
}

function contains(cell: Cell, wanted: string): boolean {
  return String(cell).toLowerCase().includes(wanted.toLowerCase())
}

function countOf(text: string | undefined, otherwise: number, most: number): number {
  return text !== undefined && /^0*[1-9]\d*$/.test(text) ? Math.min(Number(text), most) : otherwise
}

function trimmed(query: Query): Query {
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, text.trim()]))
}
