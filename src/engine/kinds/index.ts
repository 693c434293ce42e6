import { carry, type Field, type FieldMap } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'
import { address, addressKind, hash, hashKind } from './chain/chain'
import { code, codeKind, remoteCode, remoteCodeKind } from './code'
import { computed, computedKind } from './computed'
import { decimal, decimalKind } from './decimal'
import { flag, flagKind } from './flag'
import { id, idKind } from './id'
import { image, imageKind } from './pictures/image'
import { integer, integerKind } from './integer'
import { list, listKind } from './table/list'
import { longText, longTextKind } from './longText'
import { money, moneyKind } from './money'
import { ref, refKind, tree, treeKind, treeSelect, treeSelectKind } from './reference/ref'
import { matrix, matrixKind, rows, rowsKind } from './table/rows'
import { secret, secretKind } from './secret'
import { text, textKind } from './text'
import { time, timeKind } from './time'
import { url, urlKind } from './url'

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

/** The constructors of fields, one per kind. */
export const f = Object.freeze({
  id,
  text,
  longText,
  integer,
  decimal,
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
} satisfies Record<KindName, unknown>)

export type FieldOf<K extends KindName> = Parameters<(typeof kinds)[K]['parse']>[1]

const byName: Readonly<Record<string, Kind>> = kinds

type Inner = Field & { readonly item?: Field; readonly columns?: FieldMap }

export function kindNamed(name: string): Kind | undefined {
  return Object.hasOwn(byName, name) ? byName[name] : undefined
}

export function isBuiltIn({ kind, item, columns = {} }: Inner): boolean {
  return (
    Object.hasOwn(kinds, kind) &&
    [...(item ? [item] : []), ...Object.values(columns)].every(isBuiltIn)
  )
}

/** Restores the kinds that a field loses on its way to a worker. */
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
