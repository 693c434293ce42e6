import { field, type Field, type FieldOptions } from '../schema/field'
import { compareTexts, sureTextOrder, toText, type Kind } from '../schema/kind'
import type { Id } from '../schema/resource'

export type IdOptions = FieldOptions<'eq'>
export type IdField = Field<'id', IdOptions, Id>

/**
 * The record's id; its filter takes several, joined by commas.
 *
 * @example id: f.id()
 * @example id: f.id({ filter: 'eq' })
 */
export function id<const O extends IdOptions = object>(options?: O) {
  return field<'id', O, Id>(idKind, options)
}

export const idKind: Kind<IdField, Id> = {
  name: 'id',
  parse: (wire) => toText(wire) as Id | null,
  format: (value) => value,
  compare: compareTexts,
  sureOrder: sureTextOrder,
  validate: () => undefined,
  filterOps: ['eq'],
  sortable: true,
  sandboxColumn: 'bigint',
  samples: () => ['1'],
}
