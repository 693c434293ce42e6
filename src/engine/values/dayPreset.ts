import { dayOf, type Range } from './time'

/** In the order of the filter. */
export const dayPresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
] as const

export type DayPreset = (typeof dayPresets)[number]

/** Undefined for anything but the name of a preset. */
export function presetIn(value: unknown): DayPreset | undefined {
  return dayPresets.find((preset) => preset === value)
}

/**
 * `last7` and `last30` end today.
 *
 * @param zone the gateway's zone, an IANA name
 */
export function presetRange(preset: DayPreset, now: Date, zone: string): Required<Range> {
  const today = dayOf(now, zone)
  const lastMonthEnd = addDays(firstOfMonth(today), -1)
  const ranges = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    last7: [addDays(today, -6), today],
    last30: [addDays(today, -29), today],
    thisMonth: [firstOfMonth(today), today],
    lastMonth: [firstOfMonth(lastMonthEnd), lastMonthEnd],
  } as const
  const [from, to] = ranges[preset]
  return { from, to }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** Counts on the UTC calendar, which has no clock changes. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
