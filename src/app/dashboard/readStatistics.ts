import {
  dataOf,
  field,
  isFields,
  lacking,
  type Answer,
  type Fields,
} from '@/engine/gateway/envelope'
import { sumDecimals, toDecimal, type Decimal } from '@/engine/values/decimal'
import { isDay, toMoment } from '@/engine/values/time'

export type DayValue = {
  /** `yyyy-MM-dd` in the gateway's zone. */
  readonly day: string
  /** Exact; `null` if the gateway sent none, which is not zero. */
  readonly value: Decimal | null
}

type Pair = readonly [day: unknown, value: unknown]

const dayNames = ['date', 'day', 'time', 'name']
const valueNames = ['value', 'count', 'num', 'amount', 'total', 'money']
const rowsNames = ['rows', 'list', 'records']

/**
 * Reads a statistic for the requested days (`yyyy-MM-dd`, ascending), in their order. §7 leaves its shape open: rows,
 * two arrays or an object of values by day. Several values of one day add up; other days are ignored.
 *
 * @throws {GatewayError} `unreadable` for any other shape, an invalid day or amount
 */
export function readStatistics(
  answer: Answer,
  days: readonly string[],
  zone: string,
): readonly DayValue[] {
  const found = new Map<string, Decimal[]>()
  for (const pair of pairsOf(answer) ?? [undefined]) {
    const day = pair && readDay(pair[0], days, zone)
    const sent = pair?.[1] ?? ''
    const value = sent === '' ? undefined : toDecimal(sent)
    if (day === undefined || value === null) throw lacking(answer, 'data, days and values')
    if (value) found.set(day, [...(found.get(day) ?? []), value])
  }
  return days.map((day) => {
    const values = found.get(day)
    return { day, value: values ? sumDecimals(values) : null }
  })
}

/** Undefined, as a whole or for one pair, where nothing can be read. */
function pairsOf(answer: Answer): readonly (Pair | undefined)[] | undefined {
  const data = dataOf(answer) ?? field(answer.body, 'rows')
  // an answer without data is legal (§7)
  if (data === undefined || data === null) return []
  if (Array.isArray(data)) return data.map(pairOf)
  if (!isFields(data)) return undefined
  const rows = firstOf(data, rowsNames)
  if (Array.isArray(rows)) return rows.map(pairOf)
  const days = firstOf(data, dayNames.flatMap(plurals))
  const values = firstOf(data, valueNames.flatMap(plurals))
  if (days === undefined && values === undefined) return Object.entries(data)
  if (!Array.isArray(days) || !Array.isArray(values) || days.length !== values.length)
    return undefined
  return days.map((day: unknown, index) => [day, values[index]] as const)
}

function pairOf(row: unknown): Pair | undefined {
  if (!isFields(row)) return undefined
  const value = firstOf(row, valueNames)
  const isReadable = hasOne(row, valueNames) || Object.keys(row).length === 1
  return hasOne(row, dayNames) && isReadable ? [firstOf(row, dayNames), value] : undefined
}

function plurals(name: string): readonly string[] {
  return [name, `${name}s`, `${name}List`]
}

function hasOne(row: Fields, names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(row, name))
}

function firstOf(row: Fields, names: readonly string[]): unknown {
  const name = names.find((one) => Object.hasOwn(row, one))
  return name === undefined ? undefined : row[name]
}

const compactDay = /^(\d{4})(\d{2})(\d{2})$/
const shortDay = /^(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})$/

/** `2026-06-30` with or without a time, `2026/6/30`, `20260630`; `06-30` if it was requested. */
function readDay(sent: unknown, days: readonly string[], zone: string): string | undefined {
  const moment = toMoment(sent, zone)
  if (moment) return moment.slice(0, 10)
  const text = String(sent).trim()
  const match = compactDay.exec(text) ?? shortDay.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', date = ''] = match
  const inYear = `-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const requested = year === '' ? days.find((day) => day.endsWith(inYear)) : undefined
  const day = requested ?? `${year || '2000'}${inYear}`
  return isDay(day) ? day : undefined
}
