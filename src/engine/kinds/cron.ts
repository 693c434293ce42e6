import type { Message } from '@/engine/schema/issue'

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/**
 * The times of a Quartz expression (second, minute, hour, day, month, weekday and perhaps a year) as a message under
 * `cron`; the expression itself where no message fits exactly.
 *
 * @example cronText('0 30 2 * * ?') // { key: 'cron.day', args: { time: '02:30:00' } }
 */
export function cronText(expression: string): string | Message {
  const parts = expression.trim().toUpperCase().split(/\s+/)
  const [second = '', minute = '', hour = '', day = '', month = '', weekday = '', year = '*'] =
    parts
  const isDaily = isAny(day) && month === '*' && isAny(weekday)
  if (parts.length < 6 || parts.length > 7 || year !== '*') return expression
  const often = isDaily && oftenText([second, minute, hour])
  const at = timeOf(second, minute, hour)
  return often || (at && onDaysText([day, month, weekday], at)) || expression
}

function oftenText([second, minute, hour]: readonly [string, string, string]): Message | undefined {
  const anyHour = hour === '*'
  if (anyHour && minute === '*' && second === '*') return { key: 'cron.second' }
  const seconds = anyHour && minute === '*' ? stepOf(second, 60) : undefined
  if (seconds) return { key: 'cron.seconds', args: { count: seconds } }
  if (second !== '0') return undefined
  if (anyHour && minute === '*') return { key: 'cron.minute' }
  const minutes = anyHour ? stepOf(minute, 60) : undefined
  if (minutes) return { key: 'cron.minutes', args: { count: minutes } }
  const past = numberIn(minute, 0, 59)
  if (past === undefined) return undefined
  if (anyHour) return { key: 'cron.hour', args: { minute: past } }
  const hours = stepOf(hour, 24)
  return hours ? { key: 'cron.hours', args: { count: hours, minute: past } } : undefined
}

function onDaysText(
  [day, month, weekday]: readonly [string, string, string],
  time: string,
): Message | undefined {
  const [ofMonth, ofYear] = [numberIn(day, 1, 31), numberIn(month, 1, 12)]
  if (month === '*' && isAny(day)) {
    if (isAny(weekday)) return { key: 'cron.day', args: { time } }
    if (weekday === 'MON-FRI' || weekday === '2-6') return { key: 'cron.workday', args: { time } }
    const at = weekdays.indexOf(weekday) + 1 || numberIn(weekday, 1, 7)
    return at ? { key: `cron.weekday${at}`, args: { time } } : undefined
  }
  if (!isAny(weekday)) return undefined
  if (month === '*' && day === 'L') return { key: 'cron.lastDay', args: { time } }
  if (ofMonth === undefined) return undefined
  if (month === '*') return { key: 'cron.month', args: { day: ofMonth, time } }
  return ofYear ? { key: 'cron.year', args: { month: ofYear, day: ofMonth, time } } : undefined
}

function isAny(part: string): boolean {
  return part === '*' || part === '?'
}

// a step that does not divide the range would fire unevenly
function stepOf(part: string, round: number): number | undefined {
  const step = /^(?:0|\*)\/(\d{1,2})$/.exec(part)?.[1]
  const count = Number(step)
  return count > 1 && round % count === 0 ? count : undefined
}

function timeOf(second: string, minute: string, hour: string): string | undefined {
  const parts = [numberIn(hour, 0, 23), numberIn(minute, 0, 59), numberIn(second, 0, 59)]
  if (parts.includes(undefined)) return undefined
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

function numberIn(part: string, min: number, max: number): number | undefined {
  const value = /^\d{1,2}$/.test(part) ? Number(part) : undefined
  return value !== undefined && value >= min && value <= max ? value : undefined
}
