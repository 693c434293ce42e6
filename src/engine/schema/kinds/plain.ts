import type { Field } from '../field'
import type { Kind } from '../kind'
import { addressKind } from './address'
import { codeKind } from './code'
import { decimalKind } from './decimal'
import { flagKind } from './flag'
import { hashKind } from './hash'
import { idKind } from './id'
import { imageKind } from './image'
import { integerKind } from './integer'
import { longTextKind } from './longText'
import { moneyKind } from './money'
import { refKind } from './ref'
import { remoteCodeKind } from './remoteCode'
import { textKind } from './text'
import { timeKind } from './time'
import { treeSelectKind } from './treeSelect'
import { urlKind } from './url'

/** The kinds that hold one value: what a list and the rows of a table are made of. */
export const plainKinds = {
  id: idKind,
  text: textKind,
  longText: longTextKind,
  integer: integerKind,
  decimal: decimalKind,
  money: moneyKind,
  code: codeKind,
  remoteCode: remoteCodeKind,
  flag: flagKind,
  address: addressKind,
  hash: hashKind,
  time: timeKind,
  ref: refKind,
  treeSelect: treeSelectKind,
  url: urlKind,
  image: imageKind,
} as const

export type PlainKindName = keyof typeof plainKinds
export type PlainField = Field & { readonly kind: PlainKindName }

/** The facets of a plain field's kind. */
export function plainKindOf(field: PlainField): Kind<unknown, unknown> {
  // the table is looked up by the field's own kind, so its facets take exactly this field
  return plainKinds[field.kind] as unknown as Kind<unknown, unknown>
}
