import type { FieldOf } from '@/engine/schema/kinds'
import type { PlainField, PlainKindName } from '@/engine/schema/kinds/plain'
import type { KindView } from './kindView'
import { addressView } from './address.view'
import { codeView } from './code.view'
import { decimalView } from './decimal.view'
import { flagView } from './flag.view'
import { hashView } from './hash.view'
import { idView } from './id.view'
import { imageView } from './image.view'
import { integerView } from './integer.view'
import { longTextView } from './longText.view'
import { moneyView } from './money.view'
import { refView } from './ref.view'
import { remoteCodeView } from './remoteCode.view'
import { textView } from './text.view'
import { timeView } from './time.view'
import { treeSelectView } from './treeSelect.view'
import { urlView } from './url.view'

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
