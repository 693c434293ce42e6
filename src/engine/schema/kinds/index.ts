import type { Kind } from '../kind'
import { computedKind } from './computed'
import { listKind } from './list'
import { matrixKind } from './matrix'
import { plainKinds } from './plain'
import { rowsKind } from './rows'
import { secretKind } from './secret'
import { treeKind } from './tree'

/** Every kind of field; `src/engine/kinds` must have its twin or nothing compiles. */
export const kinds = {
  ...plainKinds,
  list: listKind,
  rows: rowsKind,
  matrix: matrixKind,
  tree: treeKind,
  secret: secretKind,
  computed: computedKind,
} as const

export type KindName = keyof typeof kinds

/** The field type a kind works on. */
export type FieldOf<K extends KindName> = Parameters<(typeof kinds)[K]['parse']>[1]

/** The facets of a field's kind, for callers that do not know which it is. */
export function kindOf(field: { readonly kind: KindName }): Kind<unknown, unknown> {
  // the table is looked up by the field's own kind, so its facets take exactly this field
  return kinds[field.kind] as unknown as Kind<unknown, unknown>
}
