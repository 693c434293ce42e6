import { carry, type Field, type FieldMap } from '../schema/field'
import type { Kind } from '../schema/kind'
import { addressKind } from './chain/address'
import { codeKind } from './code'
import { computedKind } from './computed'
import { decimalKind } from './decimal'
import { flagKind } from './flag'
import { hashKind } from './chain/hash'
import { idKind } from './id'
import { imageKind } from './pictures/image'
import { integerKind } from './integer'
import { listKind } from './table/list'
import { longTextKind } from './longText'
import { matrixKind } from './table/matrix'
import { moneyKind } from './money'
import { refKind } from './reference/ref'
import { remoteCodeKind } from './remoteCode'
import { rowsKind } from './table/rows'
import { secretKind } from './secret'
import { textKind } from './text'
import { timeKind } from './time'
import { treeKind } from './reference/tree'
import { treeSelectKind } from './reference/treeSelect'
import { urlKind } from './url'

/** Every kind of field that the engine has. */
export const kinds = {
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
  tree: treeKind,
  list: listKind,
  rows: rowsKind,
  matrix: matrixKind,
  secret: secretKind,
  url: urlKind,
  image: imageKind,
  computed: computedKind,
} as const

export type KindName = keyof typeof kinds

/** The field that a kind answers for. */
export type FieldOf<K extends KindName> = Parameters<(typeof kinds)[K]['parse']>[1]

const byName: Readonly<Record<string, Kind>> = kinds

type Inner = Field & { readonly item?: Field; readonly columns?: FieldMap }

/** One of the engine's kinds by its name. */
export function kindNamed(name: string): Kind | undefined {
  return Object.hasOwn(byName, name) ? byName[name] : undefined
}

/** Whether the engine has the kind of a field and of every field inside it. */
export function isBuiltIn({ kind, item, columns = {} }: Inner): boolean {
  return (
    Object.hasOwn(kinds, kind) &&
    [...(item ? [item] : []), ...Object.values(columns)].every(isBuiltIn)
  )
}

/** Gives a field back the kinds that it loses on its way to a worker. */
export function withKinds(field: Inner): Field {
  const { kind, item, columns } = field
  const restored = {
    ...field,
    ...(item && { item: withKinds(item) }),
    ...(columns && {
      columns: Object.fromEntries(
        Object.entries(columns).map(([name, cell]) => [name, withKinds(cell)]),
      ),
    }),
  }
  return carry(kindNamed(kind), restored) as Field
}
