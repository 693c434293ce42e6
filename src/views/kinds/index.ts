import type { FieldOf, KindName } from '@/schema/kinds'
import type { KindView } from '../kindView'
import { addressView } from './address'
import { codeView } from './code'
import { idView } from './id'
import { moneyView } from './money'
import { refView } from './ref'
import { secretView } from './secret'
import { textView } from './text'
import { timeView } from './time'

/** How each kind looks; a kind of the schema without its view does not compile. */
export const kindViews: { readonly [K in KindName]: KindView<FieldOf<K>> } = {
  id: idView,
  text: textView,
  code: codeView,
  money: moneyView,
  address: addressView,
  time: timeView,
  secret: secretView,
  ref: refView,
}

/** The view of a field's kind, for callers that do not know which it is. */
export function viewOf(field: { readonly kind: KindName }): KindView<unknown> {
  // the table is looked up by the field's own kind, so its parts take exactly this field
  return kindViews[field.kind] as unknown as KindView<unknown>
}
