import { addDays } from './dayPreset'
import { isDay, readMoment } from './time'

/** In every language. */
export const timeForms = {
  day: 'yyyy-MM-dd',
  minute: 'yyyy-MM-dd HH:mm',
  moment: 'yyyy-MM-dd HH:mm:ss',
} as const

/** `minute` is a day, or a day with hours and minutes. */
export type TimePrecision = keyof typeof timeForms

const separated =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]+(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2}))?秒?)?$/
const compact = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?)?$/

/**
 * Reads a typed or pasted time: `2026/11/2`, `20261102` and `2026年11月2日` are `2026-11-02`. A moment without a time is
 * the day's first; `undefined` for a time that doesn't exist.
 *
 * @example typedTime('2026-11-20T8:05') // '2026-11-20 08:05:00'
 */
export function typedTime(typed: string, precision: TimePrecision = 'moment'): string | undefined {
  const text = typed.normalize('NFKC').trim()
  const match = separated.exec(text) ?? compact.exec(text)
  if (!match) return undefined
  const [y, M, d, h, m, s] = match.slice(1).map((part = '0') => part.padStart(2, '0'))
  const day = `${y}-${M}-${d}`
  if (precision === 'day') return isDay(day) ? day : undefined
  const moment = readMoment(`${day} ${h}:${m}:${s}`) ?? undefined
  if (precision === 'moment') return moment
  return moment?.slice(0, match[4] === undefined ? 10 : 16)
}

const breaks: readonly (readonly [before: RegExp, separator: string])[] = [
  [/^\d{4}(-\d{2})?$/, '-'],
  [/^\d{4}-\d{2}-\d{2}$/, ' '],
  [/^\d{4}-\d{2}-\d{2} \d{2}(:\d{2})?$/, ':'],
]

/** Adds the separator that belongs before a newly typed digit. */
export function withSeparator(before: string, text: string): string {
  const isDigitMore = text.startsWith(before) && /^\d$/.test(text.slice(before.length))
  const separator = breaks.find(([end]) => end.test(before))?.[1]
  return isDigitMore && separator ? before + separator + text.slice(before.length) : text
}

/** Any other text stays unchanged. */
export function daysLater(written: string, count: number): string {
  const [day, rest] = [written.slice(0, 10), written.slice(10)]
  return isDay(day) ? addDays(day, count) + rest : written
}
