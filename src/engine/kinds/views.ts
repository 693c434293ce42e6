import type { FieldOf, KindName } from '@/engine/schema/kinds'
import type { KindView } from './kindView'
import { addressView } from './address.view'
import { codeView } from './code.view'
import { computedView } from './computed.view'
import { decimalView } from './decimal.view'
import { flagView } from './flag.view'
import { hashView } from './hash.view'
import { idView } from './id.view'
import { imageView } from './image.view'
import { integerView } from './integer.view'
import { listView } from './list.view'
import { longTextView } from './longText.view'
import { matrixView } from './matrix.view'
import { moneyView } from './money.view'
import { refView } from './ref.view'
import { remoteCodeView } from './remoteCode.view'
import { rowsView } from './rows.view'
import { secretView } from './secret.view'
import { textView } from './text.view'
import { timeView } from './time.view'
import { treeSelectView } from './treeSelect.view'
import { treeView } from './tree.view'
import { urlView } from './url.view'

/** The view of every kind that the engine has; one that is missing does not compile. */
export const kindViews: { readonly [K in KindName]: KindView<FieldOf<K>> } = {
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
  tree: treeView,
  list: listView,
  rows: rowsView,
  matrix: matrixView,
  secret: secretView,
  url: urlView,
  image: imageView,
  computed: computedView,
}
