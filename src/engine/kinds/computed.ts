import { computations, wordings, type ComputationName } from './computations'
import { field, type Compound, type Field, type FieldOptions } from '../schema/field'
import { compareTexts, type Kind } from '../schema/kind'

export type ComputedOptions = FieldOptions<never> & {
  /** The fields it is made of, in order. */
  readonly from: readonly string[]
  readonly format: ComputationName
}
export type ComputedField = Field<'computed', ComputedOptions, string>

/**
 * A value made of other fields of the same record by a named function; the wire has none.
 *
 * @example change: f.computed(['afterAmount', 'beforeAmount'], 'difference')
 */
export function computed(
  from: readonly string[],
  format: ComputationName,
): Field<'computed', ComputedOptions, string> & Compound {
  return field<'computed', ComputedOptions, string>(computedKind, { from, format })
}

export const computedKind: Kind<ComputedField, string> = {
  name: 'computed',
  isCompound: true,
  parse: () => null,
  derive: (record, { from, format }) => computations[format](from.map((name) => record[name])),
  format: (value, { format }) => wordings[format]?.(value) ?? value,
  compare: compareTexts,
  validate: () => undefined,
  sheetHolds: ({ format }) => (format === 'joined' ? 'text' : 'decimal'),
  toSheet: (value, { format }) => (format === 'joined' ? value : value.replaceAll(',', '')),
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => [],
}
