import type { Resource } from '@/engine/declare'
import type { Dict } from '@/engine/schema/dict'
import type { FieldMap } from '@/engine/schema/field'

/** A field as plain data: what a broken declaration holds is not what its type says. */
export type AnyField = FieldMap[string] & Readonly<Record<string, unknown>>

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
  return Object.entries(fields as Fields)
}

export function fieldOf({ fields }: Resource, name: string): AnyField | undefined {
  return Object.hasOwn(fields, name) ? (fields as Fields)[name] : undefined
}

/** Every field, those inside lists, small tables and actions among them. */
export function allFields(resource: Resource): readonly PlacedField[] {
  const own = fieldsOf(resource).map(([path, field]): PlacedField => ({ path, field }))
  const args = Object.entries(resource.actions).flatMap(([action, { args = {} }]) =>
    Object.entries(args as Fields).map(([name, field]): PlacedField => {
      return { path: `${action}.${name}`, field, inside: 'action' }
    }),
  )
  return [...own, ...args].flatMap((placed) => [placed].concat(inner(placed)))
}

/** What the actions ask for, by name. */
export function argumentsOf({ actions }: Resource): readonly (readonly [string, AnyField])[] {
  return Object.values(actions).flatMap(({ args = {} }) => Object.entries(args as Fields))
}

/** The entries of a list and the columns of a small table, by name. */
export function innerFields({ item, columns }: AnyField): readonly (readonly [string, AnyField])[] {
  return [
    ...(item === undefined ? [] : [['item', item as AnyField] as const]),
    ...Object.entries((columns ?? {}) as Fields),
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
  return (dict ?? fallback) as Dict | undefined
}
