import type { DayValue } from '@/app/dashboard/statistics'
import { sumDecimals, type Decimal } from '@/engine/values/decimal'

/** One day: its parts, each `null` where nothing is known of it, and what they come to. */
export type DayRow = {
  readonly day: string
  readonly parts: readonly (Decimal | null)[]
  readonly value: Decimal | null
}

export type Period = {
  readonly rows: readonly DayRow[]
  /** The exact sum; `null` where nothing is known of any day. */
  readonly total: Decimal | null
  /** How many days nothing is known of. */
  readonly gaps: number
}

/** The days that are looked at, and as many before them. */
export type Summary = {
  readonly now: Period
  readonly before: Period
  /** What is compared: the sums of either without its last day, which is still running. */
  readonly whole: { readonly now: Decimal | null; readonly before: Decimal | null }
}

/** Adds up the parts of a figure, which cover the same days; the later half is compared with the earlier. */
export function summarise(parts: readonly (readonly DayValue[])[]): Summary {
  const rows = (parts[0] ?? []).map(({ day }, index): DayRow => {
    const values = parts.map((part) => part[index]?.value ?? null)
    return { day, parts: values, value: sumKnown(values) }
  })
  const half = rows.length / 2
  const [now, before] = [periodOf(rows.slice(half)), periodOf(rows.slice(0, half))]
  return { now, before, whole: { now: wholeDays(now), before: wholeDays(before) } }
}

/** The sum of a period's days without the last one, or of one of its parts. */
export function wholeDays({ rows }: Period, part?: number): Decimal | null {
  const values = rows.map(({ parts, value }) =>
    part === undefined ? value : (parts[part] ?? null),
  )
  return sumKnown(values.slice(0, -1))
}

/** The exact sum of what is known; `null` of nothing. */
export function sumKnown(values: readonly (Decimal | null)[]): Decimal | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : sumDecimals(known)
}

function periodOf(rows: readonly DayRow[]): Period {
  const values = rows.map(({ value }) => value)
  return {
    rows,
    total: sumKnown(values),
    gaps: values.filter((value) => value === null).length,
  }
}
