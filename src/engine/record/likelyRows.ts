import { config } from '@/engine/config'
import type { PortalRecord } from '@/engine/data/wire/records'
import { holds } from '@/engine/schema/action'
import { isSameValue } from '@/engine/schema/input'
import { ownName, type Likeness, type Relation } from '@/engine/schema/related'
import type { Resource } from '@/engine/schema/resource'
import { compareDecimals, toDecimal } from '@/engine/values/decimal'
import { epochMs, toMoment } from '@/engine/values/time'

const minuteMs = 60_000

/** A record that may belong to this one, and why. */
export type LikelyRow = {
  readonly row: PortalRecord
  readonly hasSameAmount: boolean
  /** Whether it has this record's value of `by`. */
  readonly hasSameValue: boolean
  /** Its time after this record's; negative if before. */
  readonly laterMs: number
}

export type LikelyRelation = Relation & { readonly likely: Likeness }

type Values = Readonly<Record<string, unknown>>

export function isLikely(relation: Relation): relation is LikelyRelation {
  return relation.likely !== undefined
}

/**
 * The filters of the calls that find the candidates of a record: near in time and by the shared value, and near in time
 * by the amount where the list has such a filter. None without an amount or a time to compare.
 */
export function likelyFilters(
  own: Resource,
  record: PortalRecord,
  relation: LikelyRelation,
  { fields }: Resource,
): readonly Values[] {
  const { by, when, likely } = relation
  const atMs = timeMs(record[ownName(own, likely.time)])
  const amount = toDecimal(record[ownName(own, likely.amount)])
  if (atMs === undefined || amount === null || !holds(when, record)) return []
  const spanMs = likely.withinMinutes * minuteMs
  const near = {
    [likely.time[0]]: { from: minuteOf(atMs - spanMs), to: minuteOf(atMs + spanMs) },
    ...onlyFilter(fields, likely.only),
  }
  const shared = record[ownName(own, by)]
  const text = String(amount)
  const hasRange = fields[likely.amount[0]]?.filter === 'range'
  return [
    ...(typeof shared === 'string' && shared !== '' ? [{ ...near, [by[0]]: shared }] : []),
    hasRange ? { ...near, [likely.amount[0]]: { from: text, to: text } } : near,
  ]
}

/** The rows that may belong to the record, the likeliest first: those with more in common, then the nearer in time. */
export function likelyRows(
  own: Resource,
  record: PortalRecord,
  { by, likely }: LikelyRelation,
  { fields }: Resource,
  rows: readonly PortalRecord[],
): readonly LikelyRow[] {
  const atMs = timeMs(record[ownName(own, likely.time)])
  const amount = toDecimal(record[ownName(own, likely.amount)])
  const shared = record[ownName(own, by)]
  const field = fields[by[0]]
  if (atMs === undefined || amount === null) return []
  const candidates = [...new Map(rows.map((row) => [row.id, row])).values()].flatMap((row) => {
    const rowMs = timeMs(row[likely.time[0]])
    const theirs = toDecimal(row[likely.amount[0]])
    if (rowMs === undefined || !holds(likely.only, row)) return []
    const laterMs = rowMs - atMs
    const hasSameAmount = theirs !== null && compareDecimals(theirs, amount) === 0
    const hasShared = typeof shared === 'string' && shared !== ''
    const hasSameValue = hasShared && field !== undefined && isSameValue(field, row[by[0]], shared)
    const isNear = Math.abs(laterMs) <= likely.withinMinutes * minuteMs
    return isNear && (hasSameAmount || hasSameValue)
      ? [{ row, hasSameAmount, hasSameValue, laterMs }]
      : []
  })
  return candidates.toSorted(
    (a, b) => weight(b) - weight(a) || Math.abs(a.laterMs) - Math.abs(b.laterMs),
  )
}

// the same amount says more: addresses are used again
function weight({ hasSameAmount, hasSameValue }: LikelyRow): number {
  return (hasSameAmount ? 2 : 0) + (hasSameValue ? 1 : 0)
}

function onlyFilter(fields: Resource['fields'], only: Likeness['only'] = {}): Values {
  const wanted = Object.entries(only).filter(([name]) => fields[name]?.filter === 'in')
  return Object.fromEntries(
    wanted.map(([name, value]) => [name, Array.isArray(value) ? value : [value]]),
  )
}

function timeMs(value: unknown): number | undefined {
  const moment = toMoment(value, config.gatewayTimeZone)
  return moment === null ? undefined : epochMs(moment, config.gatewayTimeZone)
}

function minuteOf(ms: number): string {
  return (toMoment(ms, config.gatewayTimeZone) ?? '').slice(0, 'yyyy-MM-dd HH:mm'.length)
}
