import type { FieldOf, KindName } from '@/engine/schema/kinds'
import type { KindView } from './kindView'
import { computedView } from './computed.view'
import { listView } from './list.view'
import { matrixView } from './matrix.view'
import { plainViews } from './plain'
import { rowsView } from './rows.view'
import { secretView } from './secret.view'
import { treeView } from './tree.view'

/** How each kind looks; a kind of the schema without its view does not compile. */
export const kindViews: { readonly [K in KindName]: KindView<FieldOf<K>> } = {
  ...plainViews,
  list: listView,
  rows: rowsView,
  matrix: matrixView,
  tree: treeView,
  secret: secretView,
  computed: computedView,
}

/** The view of a field's kind, for callers that do not know which it is. */
export function viewOf<F extends { readonly kind: KindName }>(field: F): KindView<F> {
  // the table is looked up by the field's own kind, so its parts take exactly this field
  return kindViews[field.kind] as unknown as KindView<F>
}
