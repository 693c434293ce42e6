import type { FieldOf } from '@/schema/kinds'
import type { PlainField, PlainKindName } from '@/schema/kinds/plain'
import type { KindView } from '../kindView'
import { addressView } from './address'
import { codeView } from './code'
import { decimalView } from './decimal'
import { flagView } from './flag'
import { hashView } from './hash'
import { idView } from './id'
import { imageView } from './image'
import { integerView } from './integer'
import { longTextView } from './longText'
import { moneyView } from './money'
import { refView } from './ref'
import { remoteCodeView } from './remoteCode'
import { textView } from './text'
import { timeView } from './time'
import { treeSelectView } from './treeSelect'
import { urlView } from './url'

/** How the kinds look that hold one value. */
export const plainViews: { readonly [K in PlainKindName]: KindView<FieldOf<K>> } = {
  id: idView,
  text: textView,
  longText: longTextView,
  integer: integerView,
  decimal: decimalView,
  money: moneyView,
  code: codeView,
  remoteCode: remoteCodeView,
  flag: flagView,
  address: addressView,
  hash: hashView,
  time: timeView,
  ref: refView,
  treeSelect: treeSelectView,
  url: urlView,
  image: imageView,
}

/** The view of a plain field's kind. */
export function plainViewOf(field: PlainField): KindView<unknown> {
  // the table is looked up by the field's own kind, so its parts take exactly this field
  return plainViews[field.kind] as unknown as KindView<unknown>
}
