import type { Kind } from '../kind'
import { addressKind } from './address'
import { codeKind } from './code'
import { idKind } from './id'
import { moneyKind } from './money'
import { refKind } from './ref'
import { secretKind } from './secret'
import { textKind } from './text'
import { timeKind } from './time'

/** Every kind of field, one line each; `src/views/kinds` must have its twin or nothing compiles. */
export const kinds = {
  id: idKind,
  text: textKind,
  code: codeKind,
  money: moneyKind,
  address: addressKind,
  time: timeKind,
  secret: secretKind,
  ref: refKind,
} as const

export type KindName = keyof typeof kinds

/** The field type a kind works on. */
export type FieldOf<K extends KindName> = Parameters<(typeof kinds)[K]['parse']>[1]

/** The facets of a field's kind, for callers that do not know which it is. */
export function kindOf(field: { readonly kind: KindName }): Kind<unknown, unknown> {
  // the table is looked up by the field's own kind, so its facets take exactly this field
  return kinds[field.kind] as unknown as Kind<unknown, unknown>
}
