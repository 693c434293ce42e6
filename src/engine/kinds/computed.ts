import { field, type Compound, type Field, type FieldOptions } from '@/engine/schema/field'
import type { Message } from '@/engine/schema/issue'
import { compareTexts, notListed, type Kind } from '@/engine/schema/kind'
import {
  formatDecimal,
  negate,
  sumDecimals,
  toDecimal,
  type Decimal,
} from '@/engine/values/decimal'
import { cronText } from './cron'

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
  format: (value, { format }) => wordings[format]?.(value) ?? value,
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
  /** A Quartz expression, which `wordings` puts into words. */
  cron: ([expression]) => (typeof expression === 'string' ? expression : null),
} as const satisfies Record<string, (values: readonly unknown[]) => string | null>

type ComputationName = keyof typeof computations

const wordings: { readonly [N in ComputationName]?: (value: string) => string | Message } = {
  cron: cronText,
}

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
