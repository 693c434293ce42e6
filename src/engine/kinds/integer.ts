import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'

type IntegerOptions = FieldOptions<'eq'> & {
  /** The smallest and the largest value of an input; any safe integer by default. */
  readonly min?: number
  readonly max?: number
}
export type IntegerField = Field<'integer', IntegerOptions, number>

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
  filterOps: ['eq'],
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
