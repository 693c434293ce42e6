import type { RangeForm } from '@/engine/config'
import { compareDecimals, scaleOf, toDecimal } from '@/engine/values/decimal'
import { isDay, readMoment, type Range } from '@/engine/values/time'
import type { Field } from './field'
import type { Issue } from './issue'

/** How the ends of a `range` filter are read and sent. */
export type RangeEnds = {
  /** The names on the wire, unless the field has its own. */
  names(wire: string): readonly [begin: string, end: string]
  /** Why a text is no end. */
  problem(text: string, field: Field): Issue | undefined
  isReversed(from: string, to: string): boolean
  /** The message key of ends in the wrong order. */
  readonly order: string
  /** The wire values of ends without a problem. */
  toWire(range: Range, form: RangeForm): Range
  /** Whether a value lies in a range without a problem; absent where gateways may read the ends in several ways. */
  contains?(value: unknown, range: Range): boolean
  /** Whether gateways differ in the form of the ends. */
  readonly hasForms: boolean
}

/** Days, both inclusive, or moments to the minute in the gateway's zone. */
export const timeEnds: RangeEnds = {
  names: () => ['beginTime', 'endTime'],
  problem: (text, field) => {
    const isMinute = !('precision' in field) && /^.{10} \d\d:\d\d$/.test(text) && readMoment(text)
    return isDay(text) || isMinute ? undefined : { key: 'validation.day' }
  },
  isReversed: (from, to) => from.padEnd(16, ' 00:00') > to.padEnd(16, ' 23:59'),
  order: 'validation.rangeOrder',
  toWire: ({ from, to }, form) => ({
    ...(from && { from: momentOf(from, form, '00:00:00') }),
    ...(to && { to: momentOf(to, form, '23:59:59') }),
  }),
  hasForms: true,
}

// a minute includes its seconds, as a day does
function momentOf(text: string, form: RangeForm, atDayEnd: string): string {
  if (text.length > 10) return text + atDayEnd.slice(5)
  return form === 'days' ? text : `${text} ${atDayEnd}`
}

/** Exact decimals, both inclusive. */
export const numberEnds: RangeEnds = {
  names: (wire) => {
    const name = wire.charAt(0).toUpperCase() + wire.slice(1)
    return [`begin${name}`, `end${name}`]
  },
  problem: (text, field) => {
    const value = decimalIn(text)
    if (value === null) return { key: 'validation.decimal' }
    const scale = 'scale' in field && typeof field.scale === 'number' ? field.scale : 0
    return scaleOf(value) > scale ? { key: 'validation.scale', args: { scale } } : undefined
  },
  isReversed: (from, to) => {
    const [least, most] = [decimalIn(from), decimalIn(to)]
    return least !== null && most !== null && compareDecimals(least, most) > 0
  },
  order: 'validation.amountOrder',
  toWire: ({ from, to }) => ({
    ...(from && { from: plainNumber(from) }),
    ...(to && { to: plainNumber(to) }),
  }),
  contains: isInRange,
  hasForms: false,
}

function isInRange(value: unknown, { from = '', to = '' }: Range): boolean {
  const exact = toDecimal(value)
  const [least, most] = [decimalIn(from), decimalIn(to)]
  if (exact === null) return false
  const isAbove = least === null || compareDecimals(exact, least) >= 0
  return isAbove && (most === null || compareDecimals(exact, most) <= 0)
}

function decimalIn(text: string) {
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text.trim())
    ? toDecimal(plainNumber(text))
    : null
}

function plainNumber(text: string): string {
  return text.trim().replaceAll(',', '')
}
