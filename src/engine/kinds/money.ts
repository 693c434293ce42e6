import {
  compareDecimals,
  digitsOf,
  formatDecimal,
  toDecimal,
  type Decimal,
} from '@/engine/values/decimal'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'
import { decimalIssue } from './decimal'

type MoneyOptions = FieldOptions<never> & {
  /** The currency or asset of the amount. */
  readonly unit: string
  /** Decimal places of an input; values from the gateway keep every digit. */
  readonly scale: number
  /** Whether an input may be zero, as a fee may; above zero by default. */
  readonly zero?: true
  /** Shows the exact sum of all matching rows under the list. */
  readonly total?: 'sum'
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
  return amount(unit, 2, options)
}

function amount<const U extends string, const O extends Optional>(
  unit: U,
  usualScale: number,
  options: O | undefined,
) {
  return field<'money', O, Decimal, { unit: U; scale: number }>(moneyKind, options, {
    unit,
    scale: options?.scale ?? usualScale,
  })
}

/**
 * An amount in USDT, 6 decimal places on input.
 *
 * @example totalU: usdt({ total: 'sum' })
 */
export function usdt<const O extends Optional = object>(options?: O) {
  return amount('USDT', 6, options)
}

export const moneyKind: Kind<MoneyField, Decimal> = {
  name: 'money',
  parse: toDecimal,
  format: (value, { unit }) => `${formatDecimal(value)} ${unit}`,
  compare: compareDecimals,
  validate: (input, { scale, zero }) => {
    if (/^-\d/.test(input)) return { key: 'validation.positive' }
    const isNothing = !zero && /^[0.]*$/.test(input)
    return decimalIssue(input, scale) ?? (isNothing ? { key: 'validation.positive' } : undefined)
  },
  sheetHolds: () => 'decimal',
  toSheet: digitsOf,
  filterOps: [],
  sortable: true,
  isAmount: true,
  sandboxColumn: 'numeric',
  samples: ({ scale }) => [scale > 0 ? '1.5' : '1'],
}
