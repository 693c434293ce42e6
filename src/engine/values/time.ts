declare const momentBrand: unique symbol

/** A moment in the gateway's zone, `yyyy-MM-dd HH:mm:ss`; sorts as text. */
export type Moment = string & { readonly [momentBrand]: 'moment' }

/** Calendar days in the gateway's zone, `yyyy-MM-dd`, both inclusive; either may be open. */
export type DayRange = { readonly from?: string; readonly to?: string }

const plain = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads a time in any form the family sends: `yyyy-MM-dd[ HH:mm[:ss]]` (already in the gateway's zone),
 * ISO with an offset, epoch milliseconds of thirteen digits, or a ten-digit number of seconds (specification §9).
 * Gives `null` for what is no date of the calendar (`'0000-00-00'`, `'2026-02-30'`).
 *
 * @param zone the gateway's zone, an IANA name
 */
export function toMoment(input: unknown, zone: string): Moment | null {
  const text = typeof input === 'number' ? String(input) : input
  if (typeof text !== 'string') return null
  if (/^\d{10}$/.test(text)) return fromEpoch(`${text}000`, zone)
  if (/^\d{13}$/.test(text)) return fromEpoch(text, zone)
  if (plain.test(text)) return readMoment(text)
  return withOffset.test(text) ? fromDate(new Date(isoOffset(text)), zone) : null
}

/**
 * Reads `yyyy-MM-dd[ HH:mm[:ss]]`, the gateway's form or a date input's (`T` for the blank); `null` for what
 * is no date of the calendar.
 */
export function readMoment(text: string): Moment | null {
  const match = plain.exec(text)
  return match && fromParts(match)
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
 * The instant of a moment, in milliseconds since 1970, whatever the zone of whoever asks. Where clocks go back,
 * a moment that comes twice is the first; where they go forward, one that never comes is as much later as the
 * clocks leap.
 *
 * @param zone the gateway's zone, an IANA name
 * @example epochMs(toMoment('2026-11-20 08:00:00', 'Asia/Shanghai'), 'Asia/Shanghai') // 1795132800000
 */
export function epochMs(moment: Moment, zone: string): number {
  const asUtc = Date.parse(`${moment.replace(' ', 'T')}Z`)
  // by the zone's distance from UTC before, and after, a change of its clocks nearby
  const before = asUtc - offsetMs(asUtc - dayMs, zone)
  const after = asUtc - offsetMs(asUtc + dayMs, zone)
  const isTold = (ms: number) => ms + offsetMs(ms, zone) === asUtc
  return isTold(after) && !isTold(before) ? after : before
}

/** The calendar day, `yyyy-MM-dd`, that a date falls on in a zone. */
export function dayOf(date: Date, zone: string): string {
  return (fromDate(date, zone) ?? '').slice(0, 10)
}

/** The zone's distance from UTC at a moment, for people: `'UTC+8'`, `'UTC+5:30'`, `'UTC'`. */
export function zoneLabel(zone: string, at: Date): string {
  const minutes = Math.round(offsetMs(Math.floor(at.getTime() / 1000) * 1000, zone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const distance = rest === 0 ? hours : `${hours}:${String(rest).padStart(2, '0')}`
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '-' : '+'}${distance}`
}

/** Whether a text is a day of the calendar in the form `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && fromParts(match) !== null
}

const dayMs = 86_400_000

function offsetMs(ms: number, zone: string): number {
  return Date.parse(`${wallClock(new Date(ms), zone).replace(' ', 'T')}Z`) - ms
}

function fromParts(match: RegExpExecArray): Moment | null {
  const [, y = '', M = '', d = '', h = '00', m = '00', s = '00'] = match
  const date = new Date(`${y}-${M}-${d}T${h}:${m}:${s}Z`)
  const text = `${y}-${M}-${d} ${h}:${m}:${s}`
  const isReal = !Number.isNaN(date.getTime()) && utcText(date) === text && y !== '0000'
  return isReal ? (text as Moment) : null
}

function utcText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

function fromEpoch(milliseconds: string, zone: string): Moment | null {
  return fromDate(new Date(Number(milliseconds)), zone)
}

function isoOffset(text: string): string {
  return text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
}

function fromDate(date: Date, zone: string): Moment | null {
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9998) return null
  return wallClock(date, zone) as Moment
}

/** What a clock on the wall shows there, `yyyy-MM-dd HH:mm:ss`. */
function wallClock(date: Date, zone: string): string {
  const format = formatIn(zone)
  if (typeof format === 'number') return utcText(new Date(date.getTime() + format * 60_000))
  const parts = format.formatToParts(date)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

/** A zone's own format, or where the browser knows no such zone how many minutes it is ahead of UTC. */
type ZoneFormat = Intl.DateTimeFormat | number

const formats = new Map<string, ZoneFormat>()

// To make one takes as long as to use it a hundred times.
function formatIn(zone: string): ZoneFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = makeFormat(zone)
  formats.set(zone, format)
  return format
}

/** Where clocks never change, for a browser without the data of zones; all others are told in UTC then. */
const minutesAhead: ReadonlyMap<string, number> = new Map([
  ['Asia/Shanghai', 480],
  ['Asia/Hong_Kong', 480],
  ['Asia/Taipei', 480],
  ['Asia/Singapore', 480],
  ['Asia/Tokyo', 540],
  ['Asia/Dubai', 240],
])

function makeFormat(zone: string): ZoneFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return minutesAhead.get(zone) ?? 0
  }
}
