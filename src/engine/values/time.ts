import { tried } from './tried'

declare const momentBrand: unique symbol

/** A moment in the gateway's zone, `yyyy-MM-dd HH:mm:ss`; sorts as text. */
export type Moment = string & { readonly [momentBrand]: 'moment' }

/** Both ends inclusive; either may be open. A time is a day or a minute in the gateway's zone. */
export type Range = { readonly from?: string; readonly to?: string }

const plain = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads a time in any form of the family: `yyyy-MM-dd[ HH:mm[:ss]]` (in the gateway's zone), ISO with an offset, epoch
 * milliseconds of thirteen digits, or ten digits of seconds (specification §9); `null` for any other text and for dates
 * that don't exist (`'0000-00-00'`, `'2026-02-30'`).
 *
 * @param zone the gateway's zone, an IANA name
 */
export function toMoment(input: unknown, zone: string): Moment | null {
  const text = typeof input === 'number' ? String(input) : input
  if (typeof text !== 'string') return null
  if (/^\d{10}$/.test(text)) return fromDate(new Date(Number(`${text}000`)), zone)
  if (/^\d{13}$/.test(text)) return fromDate(new Date(Number(text)), zone)
  if (plain.test(text)) return readMoment(text)
  if (!withOffset.test(text)) return null
  return fromDate(new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')), zone)
}

/** Reads `yyyy-MM-dd[ HH:mm[:ss]]`, with a blank or a `T`; `null` for a date that doesn't exist. */
export function readMoment(text: string): Moment | null {
  const [match, y, M, d, h = '00', m = '00', s = '00'] = plain.exec(text) ?? []
  if (match === undefined || y === '0000') return null
  const moment = `${y}-${M}-${d} ${h}:${m}:${s}`
  const date = new Date(`${y}-${M}-${d}T${h}:${m}:${s}Z`)
  return isMoment(moment) && !Number.isNaN(date.getTime()) && utcText(date) === moment
    ? moment
    : null
}

/**
 * Writes a moment by the tokens of specification §9: y (year), M (month), d (day), h (hour 00–23),
 * m (minute), s (second); each run of a letter is one token.
 *
 * @example formatMoment(moment, 'y-M-d h:m:s') // '2026-11-20 08:05:09'
 */
export function formatMoment(moment: Moment, form: string): string {
  const [y = '', M = '', d = '', h = '', m = '', s = ''] = moment.split(/[- :]/)
  const tokens: Readonly<Record<string, string>> = { y, M, d, h, m, s }
  return form.replaceAll(/y+|M+|d+|h+|m+|s+/g, (run) => tokens[run.charAt(0)] ?? run)
}

/**
 * A moment in milliseconds since 1970. Where clocks go back, a moment that comes twice is the first; where they go
 * forward, a missing one is as much later as the clocks leap.
 *
 * @param zone the gateway's zone, an IANA name
 * @example epochMs(toMoment('2026-11-20 08:00:00', 'Asia/Shanghai'), 'Asia/Shanghai') // 1795132800000
 */
export function epochMs(moment: Moment, zone: string): number {
  const asUtc = utcMs(moment)
  // the zone's offsets before and after a nearby clock change
  const before = asUtc - offsetMs(asUtc - dayMs, zone)
  const after = asUtc - offsetMs(asUtc + dayMs, zone)
  const isShown = (ms: number) => ms + offsetMs(ms, zone) === asUtc
  return isShown(after) && !isShown(before) ? after : before
}

/** A date's calendar day in a zone, `yyyy-MM-dd`. */
export function dayOf(date: Date, zone: string): string {
  return (fromDate(date, zone) ?? '').slice(0, 10)
}

/** The zone's offset from UTC at a moment: `'UTC+8'`, `'UTC+5:30'`, `'UTC'`. */
export function zoneLabel(zone: string, at: Date): string {
  const minutes = Math.round(offsetMs(Math.floor(at.getTime() / 1000) * 1000, zone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '-' : '+'}${offset}`
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readMoment(text) !== null
}

const dayMs = 86_400_000

function isMoment(text: string): text is Moment {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
}

function offsetMs(ms: number, zone: string): number {
  return utcMs(clockOf(zone)(new Date(ms))) - ms
}

function utcMs(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}Z`)
}

function utcText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

function fromDate(date: Date, zone: string): Moment | null {
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9998) return null
  const text = clockOf(zone)(date)
  return isMoment(text) ? text : null
}

/** Formats a date as `yyyy-MM-dd HH:mm:ss` in a zone. */
type Clock = (date: Date) => string

const clocks = new Map<string, Clock>()

// creating a format costs as much as using it a hundred times
function clockOf(zone: string): Clock {
  const clock = clocks.get(zone) ?? createClock(zone)
  clocks.set(zone, clock)
  return clock
}

function createClock(zone: string): Clock {
  const minutes = minutesAhead.get(zone)
  const aheadMs = (minutes ?? 0) * 60_000
  let format: Clock | undefined
  const formatted = (date: Date) => {
    format ??= createFormat(zone) ?? ((one) => utcText(new Date(one.getTime() + aheadMs)))
    return format(date)
  }
  if (minutes === undefined) return formatted
  return (date) => {
    const isSteady = date.getTime() >= steadySinceMs
    return isSteady ? utcText(new Date(date.getTime() + aheadMs)) : formatted(date)
  }
}

function createFormat(zone: string): Clock | undefined {
  const style = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const
  // Swedish dates have this form
  const format = tried(() => new Intl.DateTimeFormat('sv-SE', style))
  return format && ((date) => format.format(date))
}

const steadySinceMs = Date.UTC(1992, 0)

/**
 * Zones whose clocks have not changed since 1992: the first format of a browser takes longer than a page of rows. A
 * browser without zone data shows all other zones in UTC.
 */
const minutesAhead: ReadonlyMap<string, number> = new Map([
  ['Asia/Shanghai', 480],
  ['Asia/Hong_Kong', 480],
  ['Asia/Taipei', 480],
  ['Asia/Singapore', 480],
  ['Asia/Tokyo', 540],
  ['Asia/Dubai', 240],
])
