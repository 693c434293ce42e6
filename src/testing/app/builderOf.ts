import type { Resource } from '@/engine/declare'
import type { FieldMap, ValueOf } from '@/engine/schema/field'
import { flagWords, type FlagField } from '@/engine/kinds/choices'
import { isFields } from '@/engine/gateway/envelope'
import type { Prepared } from '@/sandbox/forTests'

/**
 * Values of a record by field name: a code of the field's dictionary, `true` and
 * `false` for a flag, texts for ids, amounts (`'12.5'`) and times (`'2026-06-30 12:00:00'` in the gateway's zone,
 * or seconds since 1970). In place of a referred record's id a prepared record may stand: it is inserted first.
 */
export type Values<F extends FieldMap> = {
  readonly [K in keyof F & string]?: Given<F[K]> | null
}

type Given<F> = F extends { kind: 'code' }
  ? ValueOf<F>
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'integer' }
      ? number
      : F extends { kind: 'time' }
        ? string | number
        : F extends { kind: 'ref' | 'treeSelect' }
          ? string | Prepared
          : F extends { kind: 'list' | 'tree' }
            ? readonly string[]
            : F extends { kind: 'rows'; columns: infer C extends FieldMap }
              ? readonly Values<C>[]
              : F extends { kind: 'matrix' | 'computed' }
                ? never
                : string

/** Makes a record of a resource from the values that a test gives. */
export type Builder<F extends FieldMap> = (given?: Values<F>) => Prepared

/**
 * Makes the builder of a resource's records. `usual` returns the values of fields that a test does not give, and
 * receives those that it gives. In two steps, so that TypeScript knows the declaration there.
 *
 * @example const aStore = builderOf(store)(() => ({ nick: 'New store', phone: '13800138000' }))
 */
export function builderOf<F extends FieldMap>({
  path,
  fields,
}: Pick<Resource<string, F>, 'path' | 'fields'>) {
  return (usual: (given: Values<F>) => Values<F>): Builder<F> =>
    (given = {}) => ({ path, values: onWire(fields, { ...usual(given), ...given }) })
}

function onWire(fields: FieldMap, values: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields[name]
    if (field === undefined) throw new Error(`There is no field "${name}".`)
    return [field.wire ?? name, wireOf(field, value)] as const
  })
  return Object.fromEntries(entries)
}

/** A field with the options that decide how its value is written. */
type WireField = FieldMap[string] & {
  readonly wireAs?: 'comma' | 'array'
  readonly columns?: FieldMap
}

function wireOf(field: WireField, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const { kind, wireAs, columns = {} } = field
  if (kind === 'flag') return flagWords(field as FlagField)[value === true ? 'on' : 'off']
  const entries = [value].flat()
  if (kind === 'list') return wireAs === 'array' ? JSON.stringify(entries) : entries.join(',')
  if (kind !== 'rows') return value
  return JSON.stringify(entries.filter(isFields).map((row) => onWire(columns, row)))
}
