import type { FieldOf, KindName } from '@/engine/kinds'
import type { KindView } from './view/kindView'
import { addressView } from './chain/address.view'
import { codeView } from './code.view'
import { computedView } from './computed.view'
import { decimalView } from './decimal.view'
import { flagView } from './flag.view'
import { hashView } from './chain/hash.view'
import { idView } from './id.view'
import { imageView } from './pictures/image.view'
import { integerView } from './integer.view'
import { listView } from './table/list.view'
import { longTextView } from './longText.view'
import { matrixView } from './table/matrix.view'
import { moneyView } from './money.view'
import { refView } from './reference/ref.view'
import { remoteCodeView } from './remoteCode.view'
import { rowsView } from './table/rows.view'
import { secretView } from './secret.view'
import { textView } from './text.view'
import { timeView } from './time.view'
import { treeSelectView } from './reference/treeSelect.view'
import { treeView } from './reference/tree.view'
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
