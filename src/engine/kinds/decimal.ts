import {
  compareDecimals,
  digitsOf,
  formatDecimal,
  scaleOf,
  toDecimal,
  type Decimal,
} from '@/engine/values/decimal'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import type { Kind } from '@/engine/schema/kind'

type DecimalOptions = FieldOptions<never> & {
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

export const decimalKind: Kind<DecimalField, Decimal> = {
  name: 'decimal',
  parse: toDecimal,
  format: (value, { unit }) => formatDecimal(value) + (unit === undefined ? '' : ` ${unit}`),
  compare: compareDecimals,
  validate: (input, { scale, signed, positive }) => {
    const issue = decimalIssue(input, scale)
    if (issue) return issue
    const isNegative = input.startsWith('-')
    if (positive && (isNegative || /^[0.]*$/.test(input))) return { key: 'validation.positive' }
    return isNegative && !signed ? { key: 'validation.notNegative' } : undefined
  },
  sheetHolds: () => 'decimal',
  toSheet: digitsOf,
  filterOps: [],
  sortable: true,
  sandboxColumn: 'numeric',
  samples: ({ scale }) => [scale > 0 ? '1.5' : '1'],
}

export function decimalIssue(input: string, scale: number): Issue | undefined {
  const value = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(input) ? toDecimal(input) : null
  if (value === null) return { key: 'validation.decimal' }
  return scaleOf(value) > scale ? { key: 'validation.scale', args: { scale } } : undefined
}
