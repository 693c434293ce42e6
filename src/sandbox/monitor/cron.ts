const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** The numbers and names that a place of an expression may hold. */
export type Part = { from: number; to: number; names?: readonly string[]; special?: RegExp }

const day: Part = {
  from: 1,
  to: 31,
  special: /^(\?|L|LW|L-([1-9]|[12]\d|30)|([1-9]|[12]\d|3[01])W)$/,
}
const weekday: Part = { from: 1, to: 7, names: weekdays, special: /^(\?|L|[1-7]L|[1-7]#[1-5])$/ }

/** The places in their order: second, minute, hour, day, month, weekday, year. */
export const parts: readonly Part[] = [
  { from: 0, to: 59 },
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  day,
  { from: 1, to: 12, names: months },
  weekday,
  { from: 1970, to: 2099 },
]

/**
 * Whether a text is a Quartz expression: seconds, minutes, hours, day of month, month, day of week and
 * perhaps a year, one of the two days being `?`.
 */
export function isCron(text: string): boolean {
  const fields = text.trim().toUpperCase().split(/\s+/)
  if (fields.length < 6 || fields.length > 7) return false
  const isOpen = [fields[3], fields[5]].map((field) => field === '?')
  return isOpen[0] !== isOpen[1] && fields.every((field, index) => isField(field, parts[index]))
}

function isField(field: string, part: Part | undefined): boolean {
  if (part === undefined) return false
  return part.special?.test(field) === true || field.split(',').every((item) => isItem(item, part))
}

/** The values that a field of lists, ranges and steps stands for, in their order; none for what it cannot hold. */
export function valuesOf(field = '', part?: Part): readonly number[] {
  if (part === undefined || !field.split(',').every((item) => isItem(item, part))) return []
  const values = field.split(',').flatMap((item) => itemValues(item, part))
  return [...new Set(values)].sort((a, b) => a - b)
}

/** A range may pass the end: `FRI-MON`. A value with a step goes on to the end. */
function itemValues(item: string, part: Part): readonly number[] {
  const { from, to } = part
  const [range = '', step] = item.split('/')
  const [start = from, end] =
    range === '*' ? [from, to] : range.split('-').map((one) => numberOf(one, part))
  const last = end ?? (step ? to : start)
  const length = (last < start ? last + to - from + 1 : last) - start
  const count = Math.floor(length / Number(step ?? 1)) + 1
  return Array.from({ length: count }, (_, index) => {
    const value = start + index * Number(step ?? 1)
    return value > to ? value - (to - from + 1) : value
  })
}

/** `*`, `5`, `1-5`, and each of them with a step: `0/10`. */
function isItem(item: string, part: Part): boolean {
  const [range = '', step = '1', ...more] = item.split('/')
  if (more.length > 0 || !/^[1-9]\d{0,3}$/.test(step) || Number(step) > part.to) return false
  if (range === '*') return true
  const ends = range.split('-').map((end) => numberOf(end, part))
  return ends.length <= 2 && ends.every((end) => end >= part.from && end <= part.to)
}

function numberOf(text: string, { names = [], from }: Part): number {
  const named = names.indexOf(text)
  if (named >= 0) return named + from
  return /^\d{1,4}$/.test(text) ? Number(text) : NaN
}
