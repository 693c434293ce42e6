import { address } from './kinds/address'
import { code } from './kinds/code'
import { computed } from './kinds/computed'
import { decimalField } from './kinds/decimal'
import { flag } from './kinds/flag'
import { hash } from './kinds/hash'
import { id } from './kinds/id'
import { image } from './kinds/image'
import { integer } from './kinds/integer'
import { list } from './kinds/list'
import { longText } from './kinds/longText'
import { matrix } from './kinds/matrix'
import { money } from './kinds/money'
import { ref } from './kinds/ref'
import { remoteCode } from './kinds/remoteCode'
import { rows } from './kinds/rows'
import { secret } from './kinds/secret'
import { text } from './kinds/text'
import { time } from './kinds/time'
import { tree } from './kinds/tree'
import { treeSelect } from './kinds/treeSelect'
import { url } from './kinds/url'

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
