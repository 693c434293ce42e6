import { field, type Compound, type Field, type FieldOptions } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { compareTexts, notListed, type Kind } from '@/engine/schema/kind'
import { numberEnds } from '@/engine/schema/rangeEnds'
import {
  compareDecimals,
  digitsOf,
  formatDecimal,
  negate,
  scaleOf,
  sumDecimals,
  toDecimal,
  type Decimal,
} from '@/engine/values/decimal'
import { cronText } from './cron'

type IntegerOptions = FieldOptions<'eq' | 'range'> & {
  /** The wire names of the range's ends; `beginAmount` and `endAmount` of a field `amount` by default. */
  readonly range?: readonly [begin: string, end: string]
  /** The smallest and the largest value of an input; any safe integer by default. */
  readonly min?: number
  readonly max?: number
}
type IntegerField = Field<'integer', IntegerOptions, number>

/**
 * A whole number that counts something: a quantity, an order of appearance. Money is `money`.
 *
 * @example from: f.integer({ min: 0 })
 */
export function integer<const O extends IntegerOptions = object>(options?: O) {
  return field<'integer', O, number>(integerKind, options)
}

export const integerKind: Kind<IntegerField, number> = {
  name: 'integer',
  parse: toInteger,
  format: (value) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ','),
  compare: (a, b) => a - b,
  validate: (input, { min, max }) => {
    const value = toInteger(input)
    if (value === null) return { key: 'validation.integer' }
    if (min !== undefined && value < min) return { key: 'validation.min', args: { min } }
    return max !== undefined && value > max ? { key: 'validation.max', args: { max } } : undefined
  },
  fromInput: toInteger,
  sheetHolds: () => 'integer',
  toSheet: String,
  filterOps: ['eq', 'range'],
  rangeEnds: numberEnds,
  sortable: true,
  sandboxColumn: 'numeric',
  samples: ({ min, max }) => [String(min ?? max ?? 7)],
}

function toInteger(wire: unknown): number | null {
  if (typeof wire === 'string' && !/^-?\d{1,16}$/.test(wire)) return null
  const value = typeof wire === 'string' ? Number(wire) : wire
  // + 0 turns -0 into 0
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : null
}

type DecimalOptions = FieldOptions<'range'> & {
  /** The wire names of the range's ends; `beginAmount` and `endAmount` of a field `amount` by default. */
  readonly range?: readonly [begin: string, end: string]
  /** Decimal places of an input; values from the gateway keep every digit. */
  readonly scale: number
  /** Whether an input may be below zero; zero or more by default. */
  readonly signed?: true
  /** Whether an input must be above zero. */
  readonly positive?: true
  /** The unit of the number, e.g. `%`; none by default. */
  readonly unit?: string
}
type DecimalField = Field<'decimal', DecimalOptions, Decimal>

/**
 * An exact number without a currency: a rate, a factor, a percentage.
 *
 * @example chargeRate: f.decimal({ scale: 4 })
 */
export function decimal<const O extends DecimalOptions>(options: O) {
  return field<'decimal', O, Decimal>(decimalKind, options)
}

const asDecimal = {
  parse: toDecimal,
  compare: compareDecimals,
  sheetHolds: (): 'decimal' => 'decimal',
  toSheet: digitsOf,
  filterOps: ['range'],
  rangeEnds: numberEnds,
  sortable: true,
  sandboxColumn: 'numeric',
  samples: ({ scale }: { readonly scale: number }) => [scale > 0 ? '1.5' : '1'],
} as const

export const decimalKind: Kind<DecimalField, Decimal> = {
  ...asDecimal,
  name: 'decimal',
  format: (value, { unit }) => formatDecimal(value) + (unit === undefined ? '' : ` ${unit}`),
  validate: (input, { scale, signed, positive }) => {
    const issue = decimalIssue(input, scale)
    if (issue) return issue
    const isNegative = input.startsWith('-')
    if (positive && (isNegative || /^[0.]*$/.test(input))) return { key: 'validation.positive' }
    return isNegative && !signed ? { key: 'validation.notNegative' } : undefined
  },
}

function decimalIssue(input: string, scale: number): Issue | undefined {
  const value = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(input) ? toDecimal(input) : null
  if (value === null) return { key: 'validation.decimal' }
  return scaleOf(value) > scale ? { key: 'validation.scale', args: { scale } } : undefined
}

type MoneyOptions = FieldOptions<'range'> & {
  /** The wire names of the range's ends; `beginAmount` and `endAmount` of a field `amount` by default. */
  readonly range?: readonly [begin: string, end: string]
  /** The currency or asset of the amount. */
  readonly unit: string
  /** Decimal places of an input; values from the gateway keep every digit. */
  readonly scale: number
  /** Whether an input may be zero, as a fee may; above zero by default. */
  readonly zero?: true
  /** Shows the exact sum of all matching rows under the list. */
  readonly total?: 'sum'
  /** The field with the amount that was ordered; a list shows it while this one is missing or zero. */
  readonly ordered?: string
}
type MoneyField = Field<'money', MoneyOptions, Decimal>

type Optional = Omit<MoneyOptions, 'unit' | 'scale'> & { readonly scale?: number }

/**
 * An exact amount in one unit: a decimal text from the wire to the screen and back.
 *
 * @example price: f.money('CNY', { scale: 2 })
 */
export function money<const U extends string, const O extends Optional = object>(
  unit: U,
  options?: O,
) {
  const own = { unit, scale: options?.scale ?? 2 }
  return field<'money', O, Decimal, { unit: U; scale: number }>(moneyKind, options, own)
}

/**
 * An amount in USDT, 6 decimal places on input.
 *
 * @example totalU: usdt({ total: 'sum' })
 * @example paid: usdt({ ordered: 'price' }) // a list shows "ordered 12.5" until something is paid
 */
export function usdt<const O extends Optional = object>(options?: O) {
  const own = { unit: 'USDT', scale: options?.scale ?? 6 } as const
  return field<'money', O, Decimal, { unit: 'USDT'; scale: number }>(moneyKind, options, own)
}

export const moneyKind: Kind<MoneyField, Decimal> = {
  ...asDecimal,
  name: 'money',
  isAmount: true,
  format: (value, { unit }) => `${formatDecimal(value)} ${unit}`,
  validate: (input, { scale, zero }) => {
    if (/^-\d/.test(input)) return { key: 'validation.positive' }
    const isNothing = !zero && /^[0.]*$/.test(input)
    return decimalIssue(input, scale) ?? (isNothing ? { key: 'validation.positive' } : undefined)
  },
}

type ComputedOptions = FieldOptions<never> & {
  /** The fields that the value is made from, in order. */
  readonly from: readonly string[]
  readonly format: ComputationName
}
type ComputedField = Field<'computed', ComputedOptions, string>

/**
 * A value that a named function makes from other fields of the record; the wire has none.
 *
 * @example change: f.computed(['afterAmount', 'beforeAmount'], 'difference')
 */
export function computed(
  from: readonly string[],
  format: ComputationName,
): ComputedField & Compound {
  return field<'computed', ComputedOptions, string>(computedKind, { from, format })
}

export const computedKind: Kind<ComputedField, string> = {
  ...notListed,
  name: 'computed',
  isCompound: true,
  parse: () => null,
  derive: (record, { from, format }) => computations[format](from.map((name) => record[name])),
  format: (value, { format }) => (format === 'cron' ? cronText(value) : value),
  compare: compareTexts,
  validate: () => undefined,
  sheetHolds: ({ format }) => (isAmount(format) ? 'decimal' : 'text'),
  toSheet: (value, { format }) => (isAmount(format) ? value.replaceAll(',', '') : value),
}

/** A result is `null` if a value is missing. */
export const computations = {
  /** Skips missing texts. */
  joined: (values) => values.filter((value) => typeof value === 'string').join(' ') || null,
  sum: (values) => sumText(amounts(values)),
  /** The first amount less all others. */
  difference: (values) => {
    const [first, ...rest] = amounts(values) ?? []
    return first === undefined ? null : sumText([first, ...rest.map(negate)])
  },
  /** A Quartz expression, shown in words. */
  cron: ([expression]) => (typeof expression === 'string' ? expression : null),
} as const satisfies Record<string, (values: readonly unknown[]) => string | null>

type ComputationName = keyof typeof computations

function isAmount(format: ComputationName): boolean {
  return format === 'sum' || format === 'difference'
}

function amounts(values: readonly unknown[]): readonly Decimal[] | null {
  const read = values.map(toDecimal).filter((value) => value !== null)
  return read.length === values.length ? read : null
}

function sumText(values: readonly Decimal[] | null): string | null {
  return values && formatDecimal(sumDecimals(values))
}

export const numberFields = { integer, decimal, money, computed }

export const numberKinds = {
  integer: integerKind,
  decimal: decimalKind,
  money: moneyKind,
  computed: computedKind,
}
