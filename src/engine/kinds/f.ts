import { address } from './chain/address'
import { code } from './code'
import { computed } from './computed'
import { decimalField } from './decimal'
import { flag } from './flag'
import { hash } from './chain/hash'
import { id } from './id'
import { image } from './pictures/image'
import { integer } from './integer'
import { list } from './table/list'
import { longText } from './longText'
import { matrix } from './table/matrix'
import { money } from './money'
import { ref } from './reference/ref'
import { remoteCode } from './remoteCode'
import { rows } from './table/rows'
import { secret } from './secret'
import { text } from './text'
import { time } from './time'
import { tree } from './reference/tree'
import { treeSelect } from './reference/treeSelect'
import { url } from './url'

/** The constructors of fields, one for each kind. */
export const f = Object.freeze({
  id,
  text,
  longText,
  integer,
  decimal: decimalField,
  money,
  code,
  remoteCode,
  flag,
  address,
  hash,
  time,
  ref,
  treeSelect,
  tree,
  list,
  rows,
  matrix,
  secret,
  url,
  image,
  computed,
})
