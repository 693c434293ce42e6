import { sumDecimals, type Decimal } from '@/engine/values/decimal'
import type { DayValue } from './readStatistics'

/** One day: its parts and their sum, each `null` where unknown. */
export type DayRow = {
  readonly day: string
  readonly parts: readonly (Decimal | null)[]
  readonly value: Decimal | null
}

export type Period = {
  readonly rows: readonly DayRow[]
  /** Exact; `null` where no day is known. */
  readonly total: Decimal | null
  readonly gaps: number
}

export type Summary = {
  readonly now: Period
  readonly before: Period
  /** The sums to compare, without the last day, which is still running. */
  readonly whole: { readonly now: Decimal | null; readonly before: Decimal | null }
}

/** Adds up the parts, which cover the same days, and compares the later half with the earlier. */
export function summarise(parts: readonly (readonly DayValue[])[]): Summary {
  const rows = (parts[0] ?? []).map(({ day }, index): DayRow => {
    const values = parts.map((part) => part[index]?.value ?? null)
    return { day, parts: values, value: sumKnown(values) }
  })
  const half = rows.length / 2
  const [later, earlier] = [rows.slice(half), rows.slice(0, half)]
  const [now, before] = [sumsOf(later), sumsOf(earlier)]
  return {
    now: { rows: later, total: now.total, gaps: gapsIn(later) },
    before: { rows: earlier, total: before.total, gaps: gapsIn(earlier) },
    whole: { now: now.whole, before: before.whole },
  }
}

/** Sums all days and all but the last, of one part or of the totals. */
export function sumsOf(rows: readonly DayRow[], part?: number) {
  const values = rows.map(({ parts, value }) =>
    part === undefined ? value : (parts[part] ?? null),
  )
  return { total: sumKnown(values), whole: sumKnown(values.slice(0, -1)) }
}

function sumKnown(values: readonly (Decimal | null)[]): Decimal | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : sumDecimals(known)
}

function gapsIn(rows: readonly DayRow[]): number {
  return rows.filter(({ value }) => value === null).length
}
