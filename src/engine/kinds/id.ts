import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { asText, toText, type Kind } from '@/engine/schema/kind'
import type { Id } from '@/engine/schema/resource'

type IdOptions = FieldOptions<'eq'>
type IdField = Field<'id', IdOptions, Id>

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
  ...asText,
  name: 'id',
  parse: (wire) => toText(wire) as Id | null,
  validate: () => undefined,
  filterOps: ['eq'],
  sortable: true,
  sandboxColumn: 'bigint',
  samples: () => ['1'],
}
