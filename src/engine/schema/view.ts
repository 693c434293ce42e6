import type { DayPreset } from '@/engine/values/dayPreset'
import type { Range } from '@/engine/values/time'
import type { FieldMap, Find, ValueOf } from './field'

type NameIn<F extends FieldMap> = keyof F & string

/** A prepared list. */
export type View<Filter = Readonly<Record<string, unknown>>, N extends string = string> = {
  /** All records by default. A time range is `{ from, to }`, or relative: `'last7'` is counted anew on each day. */
  readonly filter?: Filter
  /** The list's own order by default. */
  readonly sort?: { readonly field: N; readonly order: 'ASC' | 'DESC' }
  /** The list's own columns by default. */
  readonly columns?: readonly N[]
}

/** The fields of a resource with a filter. */
export type FilterName<F extends FieldMap> = {
  [K in NameIn<F>]: F[K] extends { filter: string } | { find: Find } ? K : never
}[NameIn<F>]

export type FilterValue<F> = F extends { filter: 'in' }
  ? readonly ValueOf<F>[]
  : F extends { filter: 'range' }
    ? F extends { kind: 'time' }
      ? Range | DayPreset
      : Range
    : ValueOf<F> extends number | boolean
      ? string
      : ValueOf<F>

/** A view whose names and values are those of the fields. */
export type CheckedView<F extends FieldMap> = View<
  { readonly [K in FilterName<F>]?: FilterValue<F[K]> },
  NameIn<F>
>
