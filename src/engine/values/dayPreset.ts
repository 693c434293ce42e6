import { dayOf, type DayRange } from './time'

/** The ranges a date filter offers, in the order it offers them. */
export const dayPresets = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
] as const

export type DayPreset = (typeof dayPresets)[number]

/**
 * The calendar days a preset covers, counted in the gateway's zone; `last7` and `last30` end today.
 *
 * @param now the present moment
 * @param zone the gateway's zone, an IANA name
 */
export function presetRange(preset: DayPreset, now: Date, zone: string): Required<DayRange> {
  const today = dayOf(now, zone)
  const month = today.slice(0, 7)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'last7':
      return { from: addDays(today, -6), to: today }
    case 'last30':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: `${month}-01`, to: today }
    case 'lastMonth': {
      const end = addDays(`${month}-01`, -1)
      return { from: `${end.slice(0, 7)}-01`, to: end }
    }
  }
}

/** A day `yyyy-MM-dd` so many days later. Days are counted on the UTC calendar, which has no clock changes. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
