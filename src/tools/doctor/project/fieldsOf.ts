import type { Resource } from '@/engine/declare'
import type { Dict } from '@/engine/schema/dict'
import type { FieldMap } from '@/engine/schema/field'

/** A field of any kind as plain data, with the options of several kinds that the checks read. */
export type AnyField = FieldMap[string] & {
  readonly [option: string]: unknown
  readonly item?: AnyField
  readonly columns?: Fields
  readonly dict?: Dict
  readonly fallback?: Dict
  readonly range?: readonly string[]
  readonly from?: string | readonly string[]
  readonly steps?: readonly string[]
}

type Fields = Readonly<Record<string, AnyField>>

/** A field wherever it stands: `prices.from` is a column of a field, `reject.reason` an argument. */
export type PlacedField = {
  readonly path: string
  readonly field: AnyField
  /** `undefined` for the record's own. */
  readonly inside?: 'field' | 'action'
}

/** The fields of a record, by name. */
export function fieldsOf({ fields }: Resource): readonly (readonly [string, AnyField])[] {
  return Object.entries<AnyField>(fields)
}

export function fieldOf({ fields }: Resource, name: string): AnyField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Every field, those inside lists, small tables and actions among them. */
export function allFields(resource: Resource): readonly PlacedField[] {
  const own = fieldsOf(resource).map(([path, field]): PlacedField => ({ path, field }))
  const args = Object.entries(resource.actions).flatMap(([action, { args = {} }]) =>
    Object.entries<AnyField>(args).map(([name, field]): PlacedField => {
      return { path: `${action}.${name}`, field, inside: 'action' }
    }),
  )
  return [...own, ...args].flatMap((placed) => [placed].concat(inner(placed)))
}

/** The arguments of all actions, by name. */
export function argumentsOf({ actions }: Resource): readonly (readonly [string, AnyField])[] {
  return Object.values(actions).flatMap(({ args = {} }) => Object.entries<AnyField>(args))
}

/** The entries of a list and the columns of a small table, by name. */
export function innerFields({ item, columns }: AnyField): readonly (readonly [string, AnyField])[] {
  return [
    ...(item === undefined ? [] : [['item', item] as const]),
    ...Object.entries(columns ?? {}),
  ]
}

function inner({ path, field }: PlacedField): readonly PlacedField[] {
  return innerFields(field).map(([name, field]) => ({
    path: `${path}.${name}`,
    field,
    inside: 'field',
  }))
}

/** The dictionary of a code, and the one a gateway's own dictionary falls back to. */
export function dictOf({ dict, fallback }: AnyField): Dict | undefined {
  return dict ?? fallback
}
