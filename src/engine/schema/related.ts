import { holds } from './action'
import { kindOf, type FieldMap, type FieldWhen } from './field'
import type { Resource } from './resource'
import { defaultSort } from './surfaces'
import type { FilterName } from './view'

/** A field of the other resource, then the field of this one that it equals. */
export type Pair<Theirs extends string = string, Own extends string = string> = readonly [
  theirs: Theirs,
  own?: Own,
]

/** The records of another resource that share a value with this one: `by` has a filter there. */
export type Relation<
  R extends string = string,
  By extends string = string,
  Shown extends string = string,
  Own extends string = string,
> = {
  readonly resource: R
  readonly by: Pair<By, Own>
  /** The fields of the other resource in its short list; by default its title, status, amount and time. */
  readonly columns?: readonly Shown[]
  /** The values of this record that the relation needs; none by default. */
  readonly when?: FieldWhen
  /** Present where the two are not linked but may belong together. */
  readonly likely?: Likeness<Shown, Own>
}

/** What makes a record of another resource likely: near in time, and the same amount or the same `by`. */
export type Likeness<Shown extends string = string, Own extends string = string> = {
  readonly amount: Pair<Shown, Own>
  readonly time: Pair<Shown, Own>
  readonly withinMinutes: number
  /** The values that the other record has. */
  readonly only?: FieldWhen
}

/** One value of the newest record of another resource. */
export type Newest<
  R extends string = string,
  By extends string = string,
  Shown extends string = string,
  Own extends string = string,
> = Relation<R, By, Shown, Own> & { readonly field: Shown }

export type Relations<Own extends string = string> = {
  readonly [key: string]: Relation<string, string, string, Own>
}

type By<B extends string, O extends string> = {
  /** The other resource's field, by which its list has a filter. */
  readonly by: B
  /** This record's field with the same value; by default the one of the same name, else `id`. */
  readonly from?: O
}

type RelOptions<B extends string, O extends string, C extends string> = By<B, O> & {
  readonly columns?: readonly C[]
  readonly when?: FieldWhen
}

/**
 * Records of another resource on a record's page: the newest three, how many there are, and a link to all of them.
 * Resource and fields are checked when the resource joins the registry.
 *
 * @example related: { bills: rel('bill', { by: 'store' }) }
 * @example related: { trades: rel('publish', { by: 'seller', columns: ['id', 'price'] }) }
 */
export function rel<
  const R extends string,
  const B extends string,
  const C extends string = never,
  const O extends string = never,
>(
  resource: R,
  { by, from, ...rest }: RelOptions<B, O, C>,
): Relation<NoInfer<R>, NoInfer<B>, NoInfer<C>, NoInfer<O>> {
  return Object.freeze({ ...rest, resource, by: pairOf(by, from) })
}

type LikelyOptions<B extends string, O extends string, C extends string> = RelOptions<B, O, C> &
  Likeness<C, O>

/**
 * Records of another resource that may belong to this one though nothing links them: near in time, with the same amount
 * or the same value of `by`. Every row is compared exactly, whatever a gateway's filters let through.
 *
 * @example
 *   likely('deposit', {
 *     by: 'address',
 *     from: 'to',
 *     amount: ['uQuantity', 'amount'],
 *     time: ['createTime', 'createTime'],
 *     withinMinutes: 60,
 *   })
 */
export function likely<
  const R extends string,
  const B extends string,
  const C extends string,
  const O extends string,
>(
  resource: R,
  { amount, time, withinMinutes, only, ...rest }: LikelyOptions<B, O, C>,
): Relation<NoInfer<R>, NoInfer<B>, NoInfer<C>, NoInfer<O>> {
  const likeness = { amount, time, withinMinutes, ...(only && { only }) }
  return Object.freeze({ ...rel(resource, rest), likely: Object.freeze(likeness) })
}

/**
 * One value of the newest record of another resource, such as the balance that the last bill left.
 *
 * @example balance: newest('bill', 'afterAmount', { by: 'store' })
 */
export function newest<
  const R extends string,
  const V extends string,
  const B extends string,
  const O extends string = never,
>(
  resource: R,
  field: V,
  { by, from }: By<B, O>,
): Newest<NoInfer<R>, NoInfer<B>, NoInfer<V>, NoInfer<O>> {
  return Object.freeze({ resource, field, by: pairOf(by, from) })
}

function pairOf<B extends string, O extends string>(theirs: B, own: O | undefined): Pair<B, O> {
  return Object.freeze(own === undefined ? [theirs] : [theirs, own])
}

/** This record's field in a pair: by default the one of the same name, else `id`. */
export function ownName({ fields }: Pick<Resource, 'fields'>, [theirs, own]: Pair): string {
  return own ?? (Object.hasOwn(fields, theirs) ? theirs : 'id')
}

/** This record's fields without which a relation is nothing. */
export function fieldsOfRelation(
  resource: Pick<Resource, 'fields'>,
  { by, when = {}, likely: likeness }: Relation,
): readonly string[] {
  const pairs = likeness ? [by, likeness.amount, likeness.time] : [by]
  return [...pairs.map((pair) => ownName(resource, pair)), ...Object.keys(when)]
}

type Values = Readonly<Record<string, unknown>>

/**
 * The filter of the other resource's list; undefined where the record lacks the value, is in another state than `when`
 * says, or the operator may not see one of the fields.
 *
 * @example relatedFilter(store, record, rel('bill', { by: 'store' }), bill) // { store: '7' }
 */
export function relatedFilter(
  resource: Pick<Resource, 'fields'>,
  record: Values,
  { by, when }: Relation,
  { fields }: Pick<Resource, 'fields'>,
): Values | undefined {
  const [theirs] = by
  const value = record[ownName(resource, by)]
  const op = Object.hasOwn(fields, theirs) ? fields[theirs]?.filter : undefined
  if (op === undefined || typeof value !== 'string' || value === '') return undefined
  return holds(when, record) ? { [theirs]: op === 'in' ? [value] : value } : undefined
}

/** What a short list shows of a record besides its title: the first status, amount and time, or the declared columns. */
export function shortColumns(
  resource: Resource,
  { by: [theirs], columns }: Relation,
): readonly string[] {
  const { fields, title } = resource
  const names = Object.keys(fields)
  const first = (fits: (name: string) => boolean) =>
    names.find((name) => name !== title && name !== theirs && fits(name))
  const chosen = columns ?? [
    first((name) => fields[name] !== undefined && kindOf(fields[name]).isAmount === true),
    first((name) => fields[name]?.kind === 'code'),
    first((name) => name === defaultSort(resource).field),
  ]
  const shown = [title, ...chosen].filter((name) => name !== undefined)
  return [...new Set(shown)].filter((name) => Object.hasOwn(fields, name))
}

type Named<L extends readonly Resource[]> = { [R in L[number] as R['name']]: R }

type BadRelation<X, L extends readonly Resource[]> =
  X extends Relation<infer R, infer B, infer C>
    ? Named<L>[R & keyof Named<L>] extends { fields: infer F extends FieldMap }
      ? [B] extends [FilterName<F>]
        ? [C] extends [keyof F]
          ? never
          : `${R} has no field ${Exclude<C, keyof F>}`
        : `${R} has no filter by ${Exclude<B, FilterName<F>>}`
      : `there is no resource ${R}`
    : never

/** The first fault of a resource's relations and balance among the resources of an app. */
export type BadRelations<R, L extends readonly Resource[]> = R extends {
  readonly related?: infer All
  readonly balance?: infer Balance
}
  ? BadRelation<NonNullable<All>[keyof NonNullable<All>], L> | BadRelation<NonNullable<Balance>, L>
  : never
