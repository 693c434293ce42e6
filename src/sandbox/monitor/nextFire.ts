import { timeZone } from '../settings/settings'
import { dayMs } from '../values/clock'
import { parts, valuesOf } from './cron'

// The 29th of February can be eight years away.
const daysAhead = 366 * 9

/**
 * When a Quartz expression fires next, as the wire writes times, in the gateway's zone; null when never again.
 * An invalid expression never fires.
 */
export function nextFire(expression: string, nowMs: number): string | null {
  const fields = expression.trim().toUpperCase().split(/\s+/)
  const [seconds, minutes, hours] = [0, 1, 2].map((index) => valuesOf(fields[index], parts[index]))
  if (!seconds || !minutes || !hours) return null
  const [today = '', clock = ''] = new Date(nowMs).toLocaleString('sv-SE', { timeZone }).split(' ')
  for (let days = 0; days < daysAhead; days += 1) {
    const day = new Date(Date.parse(today) + days * dayMs)
    const time = isDay(day, fields) && firstTime([hours, minutes, seconds], days === 0 ? clock : '')
    if (time) return `${day.toISOString().slice(0, 10)} ${time}`
  }
  return null
}

/** The first time of day after another; the very first after none. */
function firstTime(
  [hours, minutes, seconds]: readonly [readonly number[], readonly number[], readonly number[]],
  after: string,
): string | undefined {
  for (const hour of hours)
    for (const minute of minutes) {
      const start = `${twoDigits(hour)}:${twoDigits(minute)}:`
      const second = seconds.find((one) => start + twoDigits(one) > after)
      if (second !== undefined) return start + twoDigits(second)
    }
  return undefined
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function isDay(day: Date, [, , , ofMonth = '', month, ofWeek = '', year = '*']: string[]): boolean {
  return (
    valuesOf(month, parts[4]).includes(day.getUTCMonth() + 1) &&
    valuesOf(year, parts[6]).includes(day.getUTCFullYear()) &&
    (ofMonth === '?' || isOfMonth(day, ofMonth)) &&
    (ofWeek === '?' || isOfWeek(day, ofWeek))
  )
}

/** `L` is the last day, `L-3` three before it, `15W` the working day nearest to the 15th, `LW` to the last. */
function isOfMonth(day: Date, field: string): boolean {
  const date = day.getUTCDate()
  const last = lastOf(day)
  const [, before] = /^L(?:-(\d+))?$/.exec(field) ?? []
  if (field.startsWith('L') && !field.endsWith('W')) return date === last - Number(before ?? 0)
  if (field.endsWith('W')) return date === workdayNear(day, field === 'LW' ? last : parseInt(field))
  return valuesOf(field, parts[3]).includes(date)
}

function lastOf(day: Date): number {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
}

/** In the same month: from a Saturday the 1st on to Monday the 3rd, from a last Sunday back to Friday. */
function workdayNear(day: Date, date: number): number | undefined {
  const last = lastOf(day)
  if (date > last) return undefined
  const weekday = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), date)).getUTCDay()
  if (weekday === 6) return date === 1 ? 3 : date - 1
  if (weekday === 0) return date === last ? date - 2 : date + 1
  return date
}

/** `L` is Saturday, `6L` the last Friday of the month, `6#3` its third. */
function isOfWeek(day: Date, field: string): boolean {
  const [date, weekday] = [day.getUTCDate(), day.getUTCDay() + 1]
  if (field === 'L') return weekday === 7
  const [, wanted, nth] = /^(\d)(?:L|#(\d))$/.exec(field) ?? []
  if (wanted === undefined) return valuesOf(field, parts[5]).includes(weekday)
  const isNth = nth ? Math.ceil(date / 7) === Number(nth) : date + 7 > lastOf(day)
  return weekday === Number(wanted) && isNth
}
