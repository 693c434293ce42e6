import { carry, type Field, type FieldMap } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'
import { mapValues } from '@/engine/values/named'
import { chainFields, chainKinds } from './chain/chain'
import { choiceFields, choiceKinds } from './choices'
import { numberFields, numberKinds } from './numbers'
import { image, imageKind } from './pictures/image'
import { referenceFields, referenceKinds } from './reference/ref'
import { tableFields, tableKinds } from './table/tables'
import { textFields, textKinds } from './texts'
import { time, timeKind } from './time'

export const kinds = {
  ...textKinds,
  ...numberKinds,
  ...choiceKinds,
  ...chainKinds,
  time: timeKind,
  ...referenceKinds,
  ...tableKinds,
  image: imageKind,
} as const

export type KindName = keyof typeof kinds

/** The constructors of fields, one per kind. */
export const f = Object.freeze({
  ...textFields,
  ...numberFields,
  ...choiceFields,
  ...chainFields,
  time,
  ...referenceFields,
  ...tableFields,
  image,
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
    ...(columns && { columns: mapValues(columns, withKinds) }),
  }
  return carry(kindNamed(kind), restored) as Field
}
