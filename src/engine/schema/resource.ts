import type { ActionMap, Tool, When } from './action'
import type { Decimal } from '@/engine/values/decimal'
import type { FieldMap, ValueOf } from './field'
import type { CheckedOverride, Override } from './override'
import type { Rule, AnyOf, AtMost, Balanced } from './rule'
import type { Newest, Relations } from './related'
import type { CheckedView, FilterName, FilterValue, View } from './view'

declare const idBrand: unique symbol

/** A number or text on the wire. */
export type Id = string & { readonly [idBrand]: 'id' }

export type NameOf<F extends FieldMap> = keyof F & string
export type Sort<F extends FieldMap = FieldMap> = {
  readonly field: NameOf<F>
  readonly order: 'ASC' | 'DESC'
}

/** The fields of a form, in order. */
export type Form<C extends string = string> = {
  readonly fields: readonly C[]
  /** Whether the form requires the second password, sent as `secondPwd`. */
  readonly secondFactor?: boolean
}

export type Create<C extends string = string> = Form<C> & {
  /** The one type of user (§3, `userType`) whose call the gateway accepts; any by default. */
  readonly userType?: string
}

/** One form for new and known records: fields, then whole sections without their read-only fields. */
export type SharedForm<N extends string = string, K extends string = string> = {
  readonly fields?: readonly N[]
  readonly sections?: readonly K[]
  readonly secondFactor?: boolean
}

/**
 * Imports a workbook, under the second password if the form for a new record requires it. A column's heading is its
 * field's label, or `resources.<name>.headings.<field>` where the gateway's template differs, with bars between several
 * headings.
 */
export type Import<N extends string = string> = {
  /** The columns; by default the fields of the form for a new record. */
  readonly fields?: readonly N[]
  /** Whether the gateway can change existing records on request; by default it refuses them. */
  readonly update?: true
  /** The columns that together must be unique per row; none by default. */
  readonly distinct?: readonly N[]
}

/** Groups of fields, in order; their words are `resources.<name>.sections.<key>`. */
export type Sections<N extends string = string> = { readonly [key: string]: readonly N[] }

type WritableOf<F extends FieldMap> = {
  [K in NameOf<F>]: F[K] extends { readonly readOnly: true } ? never : K
}[NameOf<F>]

type AmountOf<F extends FieldMap> = {
  [K in NameOf<F>]: ValueOf<F[K]> extends Decimal ? K : never
}[NameOf<F>]

// without secrets, which never come with a record
type FillableOf<F extends FieldMap> = {
  [K in WritableOf<F>]: [ValueOf<F[K]>] extends [never] ? never : K
}[WritableOf<F>]

type RuleOver<F extends FieldMap> =
  Balanced<AmountOf<F>> | AtMost<AmountOf<F>> | AnyOf<FillableOf<F>, When<F>>

type TimeNameOf<F extends FieldMap> = {
  [K in NameOf<F>]: F[K] extends { readonly kind: 'time' } ? K : never
}[NameOf<F>]

type TreeNameOf<F extends FieldMap> = {
  [K in NameOf<F>]: F[K] extends { readonly kind: 'treeSelect' } ? K : never
}[NameOf<F>]

type CheckedFields<F extends FieldMap> = {
  readonly [K in keyof F]: (F[K] extends { readonly visibleWhen: infer W }
    ? { readonly visibleWhen: CheckedCondition<F, W> }
    : unknown) &
    (F[K] extends { readonly notBefore: string }
      ? { readonly notBefore: TimeNameOf<F> }
      : unknown) &
    (F[K] extends { readonly ordered: string } ? { readonly ordered: AmountOf<F> } : unknown) &
    (F[K] extends { readonly starting: unknown } ? { readonly starting: ValueOf<F[K]> } : unknown)
}

type CheckedCondition<F extends FieldMap, W> = {
  readonly [N in keyof W as string extends N ? never : N]: N extends keyof F
    ? ValueOf<F[N]> | readonly ValueOf<F[N]>[]
    : 'there is no such field'
}

type Spec<
  F extends FieldMap,
  C extends NameOf<F>,
  E extends NameOf<F>,
  A extends ActionMap<F>,
  S extends Sections<NameOf<F>>,
  B,
  O extends Override,
  L extends Relations<NameOf<F>>,
  W extends Newest<string, string, string, NameOf<F>>,
> = {
  /** The gateway's path; list, `{id}`, POST, PUT and DELETE derive from it. */
  readonly path: `/${string}`
  /** The page's name in the gateway's menu tree. */
  readonly component: string
  /** Prefix of `:list :query :add` … and of each action's own permission. */
  readonly permissions: string
  /** The field that names a record in titles and links; `id` by default. */
  readonly title?: NameOf<F>
  /** What a record consists of, by name; `f` makes fields. */
  readonly fields: F
  /** The list's columns and first order; by default all fields but secrets, newest first. */
  readonly list?: {
    readonly columns?: readonly NameOf<F>[]
    readonly sort?: Sort<F>
    /** The field with the parent's id; the list is a whole tree without pages. */
    readonly tree?: TreeNameOf<F>
    /** The field whose tree filters the list from beside it; it has an `eq` filter. */
    readonly beside?: TreeNameOf<F>
    /** Operations on the whole list, by name; none by default. */
    readonly tools?: { readonly [name: string]: Tool }
  }
  /**
   * For a gateway without `GET {path}/{id}`: `wholeList` if the list answers all rows at once, `listedRow` if a record
   * is no more than its row in a paged list.
   */
  readonly recordFrom?: 'wholeList' | 'listedRow'
  /** The cache that a change of these records makes stale; none by default. */
  readonly cache?: Tool['cache']
  /** The form for a new record; none by default. */
  readonly create?: Create<C>
  /** The form over a record: `PUT {path}` under the permission `:edit`; none by default. */
  readonly edit?: Form<E>
  /** Both forms in one if they are the same; `create` and `edit` override it. */
  readonly form?: B
  /** Records from a workbook: `POST {path}/importData` under the permission `:import`; none by default. */
  readonly import?: Import<NameOf<F>>
  /** Whether a record can be deleted: `DELETE {path}/{id}` under the permission `:remove`. */
  readonly remove?: true
  /** Whether the matching rows can be exported, under the permission `:export`; no by default. */
  readonly export?: true
  /**
   * Tabs above the list, by name, after the one with all records; none by default. Their words are
   * `resources.<name>.views.<view>`.
   */
  readonly views?: { readonly [name: string]: CheckedView<NoInfer<F>> }
  /** Groups on the record's page and in the forms; ungrouped fields stand before them. */
  readonly sections?: S
  /** Facts within a record. A stored record that breaks one is marked; a form that would is refused. */
  readonly rules?: readonly RuleOver<F>[]
  /** Operations on a record, by name; none by default. */
  readonly actions?: A
  /** Records of other resources on the record's page, by name; `rel` makes them. */
  readonly related?: L
  /** An amount above the record's facts, such as the balance after the newest bill; `newest` makes it. */
  readonly balance?: W
  /** Names parts and pages of the app that replace generated ones; none by default. */
  readonly override?: O
}

export type Resource<
  N extends string = string,
  F extends FieldMap = FieldMap,
  C extends string = string,
  A extends ActionMap = ActionMap,
  E extends string = string,
  O extends Override = Override,
  L extends Relations = Relations,
  W extends Newest = Newest,
> = Omit<
  Spec<FieldMap, never, never, ActionMap, Sections, never, Override, Relations, Newest>,
  OwnTypes
> & {
  readonly name: N
  readonly title: string
  readonly fields: F
  readonly create?: Create<C>
  readonly edit?: Form<E>
  readonly rules?: readonly Rule[]
  readonly views?: { readonly [name: string]: View }
  readonly actions: A
  readonly related?: L
  readonly balance?: W
  readonly override?: O
}

type OwnTypes =
  | 'title'
  | 'fields'
  | 'create'
  | 'edit'
  | 'form'
  | 'rules'
  | 'views'
  | 'actions'
  | 'related'
  | 'balance'
  | 'override'

type FieldsIn<B> = B extends { readonly fields: readonly (infer N)[] } ? N : never
type SectionsIn<B> = B extends { readonly sections: readonly (infer K)[] } ? K : never
type SharedOf<F extends FieldMap, S extends Sections, B> = Extract<
  FieldsIn<B> | S[SectionsIn<B> & keyof S][number],
  WritableOf<F>
>
type OwnOr<C extends string, B extends string> = [C] extends [never] ? B : C

/** A record inside the app; `null` for values that the gateway left out. */
export type RecordOf<R extends Resource> = { readonly id: Id } & {
  readonly [K in Exclude<NameOf<R['fields']>, 'id'>]: ValueOf<R['fields'][K]> | null
}

export type InputOf<R> =
  R extends Resource<string, infer F, infer C> ? { readonly [K in C]: ValueOf<F[K]> } : never

/** Emptied values are `null`. */
export type EditOf<R> =
  R extends Resource<string, infer F, string, ActionMap, infer E>
    ? { readonly [K in E]: ValueOf<F[K]> | null }
    : never

/** One key per field with a filter. */
export type FilterOf<R extends Resource> = {
  readonly [K in FilterName<R['fields']>]?: FilterValue<R['fields'][K]>
}

export type ArgsOf<R extends Resource, A extends keyof R['actions']> = R['actions'][A] extends {
  readonly args: infer Args extends FieldMap
}
  ? { readonly [K in NameOf<Args>]: ValueOf<Args[K]> }
  : Record<never, never>

/**
 * Declares a resource: one frozen object from which list, filters, forms, show page, permission gates,
 * actions and both languages' keys follow.
 *
 * @example
 * export default defineResource('coupon', {
 *   path: '/store/coupon',
 *   component: 'store/coupon/index',
 *   permissions: 'store:coupon',
 *   title: 'code',
 *   fields: { id: f.id(), code: f.text({ filter: 'like' }), amount: usdt() },
 * })
 */
export function defineResource<
  const N extends string,
  const F extends FieldMap,
  const C extends WritableOf<F> = never,
  const A extends ActionMap<F> = Record<never, never>,
  const E extends WritableOf<F> = never,
  const S extends Sections<NameOf<F>> = Record<never, never>,
  const B extends SharedForm<WritableOf<F>, keyof S & string> = never,
  const O extends Override = Record<never, never>,
  const L extends Relations<NameOf<F>> = Record<never, never>,
  const W extends Newest<string, string, string, NameOf<F>> = never,
>(
  name: N,
  {
    actions = {} as A,
    form,
    ...spec
  }: Spec<F, C, E, A, S, B, O, L, W> & {
    readonly fields: CheckedFields<NoInfer<F>>
    readonly override?: CheckedOverride<NoInfer<O>, NameOf<F>>
  },
): Resource<N, F, OwnOr<C, SharedOf<F, S, B>>, A, OwnOr<E, SharedOf<F, S, B>>, O, L, W> {
  const forms = form && formsOf(form, spec)
  const resource: unknown = deepFreeze({ name, title: 'id', ...forms, ...spec, actions })
  return resource as ReturnType<typeof defineResource<N, F, C, A, E, S, B, O, L, W>>
}

function formsOf(
  { fields = [], sections = [], ...rest }: SharedForm,
  declared: { readonly fields: FieldMap; readonly sections?: Sections },
): { readonly create: Form; readonly edit: Form } {
  const grouped = sections.flatMap((key) => declared.sections?.[key] ?? [])
  const named = [...fields, ...grouped.filter((name) => !declared.fields[name]?.readOnly)]
  const form = { ...rest, fields: [...new Set(named)] }
  return { create: form, edit: form }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
