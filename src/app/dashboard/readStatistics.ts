import { sumDecimals, toDecimal, type Decimal } from '@/engine/values/decimal'
import { isDay, toMoment } from '@/engine/values/time'
import {
  dataOf,
  field,
  isFields,
  lacking,
  type Answer,
  type Fields,
} from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'

/** A statistic's value of one calendar day. */
export type DayValue = {
  /** `yyyy-MM-dd` in the gateway's zone. */
  readonly day: string
  /** Exact; `null` if the gateway sent none, which is not zero. */
  readonly value: Decimal | null
}

/** As sent. */
type Pair = readonly [day: unknown, value: unknown]

const dayNames = ['date', 'day', 'time', 'name'] as const
const valueNames = ['value', 'count', 'num', 'amount', 'total', 'money'] as const
const rowsNames = ['rows', 'list', 'records'] as const

/**
 * Reads a statistic (§7 leaves its shape open) for the requested days, in their order: `data: [{ date, value
 * }]`, under other names of the family, as rows at top level, as two arrays of equal length, or as an object of
 * values by day. Several values of one day add up; other days are ignored.
 *
 * @param days `yyyy-MM-dd`, ascending
 * @param zone the gateway's zone, an IANA name
 * @throws {GatewayError} `unreadable` for any other shape, an invalid day or amount
 */
export function readStatistics(
  answer: Answer,
  days: readonly string[],
  zone: string,
): readonly DayValue[] {
  try {
    return valuesOf(answer, days, zone)
  } catch (error) {
    throw error instanceof GatewayError ? lacking(answer, 'data, days and values') : error
  }
}

function valuesOf(answer: Answer, days: readonly string[], zone: string): readonly DayValue[] {
  const found = new Map<string, Decimal[]>()
  for (const [sentDay, sentValue] of pairsOf(answer)) {
    const value = readValue(sentValue)
    const day = readDay(sentDay, days, zone)
    if (value !== null) found.set(day, [...(found.get(day) ?? []), value])
  }
  return days.map((day) => {
    const values = found.get(day)
    return { day, value: values ? sumDecimals(values) : null }
  })
}

function pairsOf(answer: Answer): readonly Pair[] {
  const data = dataOf(answer) ?? field(answer.body, 'rows')
  // an answer without data is legal (§7)
  if (data === undefined || data === null) return []
  if (Array.isArray(data)) return data.map(pairOf)
  if (!isFields(data)) throw unreadable()
  const rows = firstOf(data, rowsNames)
  if (Array.isArray(rows)) return rows.map(pairOf)
  return parallelPairs(data) ?? Object.entries(data)
}

function pairOf(row: unknown): Pair {
  if (!isFields(row)) throw unreadable()
  const dayName = nameIn(row, dayNames)
  const valueName = nameIn(row, valueNames)
  const isBare = Object.keys(row).length === 1
  if (dayName === undefined || (valueName === undefined && !isBare)) throw unreadable()
  return [row[dayName], valueName && row[valueName]]
}

function parallelPairs(data: Fields): readonly Pair[] | undefined {
  const days = firstOf(data, dayNames.flatMap(plurals))
  const values = firstOf(data, valueNames.flatMap(plurals))
  if (days === undefined && values === undefined) return undefined
  if (!Array.isArray(days) || !Array.isArray(values)) throw unreadable()
  if (days.length !== values.length) throw unreadable()
  return days.map((day, index) => [day, values[index]])
}

function plurals(name: string): readonly string[] {
  return [name, `${name}s`, `${name}List`]
}

function nameIn(row: Fields, names: readonly string[]): string | undefined {
  return names.find((name) => Object.hasOwn(row, name))
}

function firstOf(row: Fields, names: readonly string[]): unknown {
  const name = nameIn(row, names)
  return name === undefined ? undefined : row[name]
}

function readValue(value: unknown): Decimal | null {
  if (value === undefined || value === null || value === '') return null
  const decimal = toDecimal(value)
  if (decimal === null) throw unreadable()
  return decimal
}

/** `2026-06-30` with or without a time, `2026/6/30`, `20260630`; `06-30` if it was requested. */
function readDay(sent: unknown, days: readonly string[], zone: string): string {
  const moment = toMoment(sent, zone)
  if (moment) return moment.slice(0, 10)
  const text = String(sent).trim()
  const match = compactDay.exec(text) ?? shortDay.exec(text)
  if (!match) throw unreadable()
  const [, year = '', month = '', date = ''] = match
  const inYear = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (year !== '') return realDay(`${year}-${inYear}`)
  return days.find((day) => day.endsWith(`-${inYear}`)) ?? realDay(`2000-${inYear}`)
}

const compactDay = /^(\d{4})(\d{2})(\d{2})$/
const shortDay = /^(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})$/

function realDay(day: string): string {
  if (!isDay(day)) throw unreadable()
  return day
}

function unreadable(): GatewayError {
  return new GatewayError('unreadable', { code: 200 })
}
