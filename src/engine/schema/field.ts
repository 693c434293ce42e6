import type { Kind } from './kind'

declare const valueBrand: unique symbol
declare const compoundBrand: unique symbol

/** No option has this name. */
export const facets = '~facets'

export type FilterOp = 'eq' | 'like' | 'in' | 'range'

/** Values that other fields of a form must have; a list means any of them. */
export type FieldWhen = { readonly [field: string]: unknown }

/** Whole values, or beginnings too. */
export type Find = true | 'prefix'

export type FieldOptions<
  Op extends FilterOp = FilterOp,
  // only kinds that can be found name it
  By extends Find = FilterOp extends Op ? Find : never,
> = {
  /** The name on the wire; the field's own by default. */
  readonly wire?: string
  /** The filter offered above the list; none by default. */
  readonly filter?: Op
  /** The one type of user (§3, `userType`) that gets the filter; any by default. */
  readonly filterFor?: string
  /**
   * The search finds records by a pasted value: `true` by the whole value, which implies an `eq` filter; `'prefix'` by
   * its beginning too, which implies a `like` filter that the gateway must have. Not searched by default.
   */
  readonly find?: By
  /** A form refuses an empty input; optional by default. */
  readonly required?: true
  /** Whether the gateway can sort by the field; the kind decides by default. */
  readonly sortable?: boolean
  /** Forms show and send the field only while other fields have these values; always by default. */
  readonly visibleWhen?: FieldWhen
  /** Keeps the field out of forms. */
  readonly readOnly?: true
  /** The value in a form for a new record; by default the kind's: no, the top, nothing. */
  readonly starting?: string | number | boolean
  /**
   * The permission (§6) in full, such as `'store:user:fee'`, without which the field is hidden everywhere; none by
   * default.
   */
  readonly permission?: string
}

export type Typed<V> = { readonly [valueBrand]?: V }

/** A declared field: frozen data and its kind. `V` is the type of its value in a record. */
export type Field<K extends string = string, O = FieldOptions, V = unknown> = {
  readonly kind: K
  readonly [facets]: Kind
} & Readonly<O> &
  FieldOptions &
  Typed<V>

export type FieldMap = { readonly [name: string]: Field }

/** Marks, at compile time, a field with several values or none. */
export type Compound = { readonly [compoundBrand]?: true }

/** A field with one value: an entry of a list, a cell of a table. */
export type PlainField = Field & { readonly [compoundBrand]?: never }

export type ValueOf<F> = F extends Typed<infer V> ? V : never

/**
 * Makes a frozen field of a kind; `find` implies a filter.
 *
 * @param own options that are arguments of the kind's constructor
 * @example const stars = (options?: StarsOptions) => field(starsKind, options)
 */
export function field<const K extends string, const O extends FieldOptions, V, X = object>(
  kind: Kind & { readonly name: K },
  options?: O,
  own?: X,
): Field<K, O & X, V> {
  const filter = options?.find && { filter: options.find === 'prefix' ? 'like' : 'eq' }
  return carry(kind, { kind: kind.name, ...filter, ...options, ...own }) as Field<K, O & X, V>
}

/** The kind is not enumerable: printing, comparing and copying skip it. */
export function carry(kind: Kind | undefined, data: object): unknown {
  return Object.freeze(Object.defineProperty(data, facets, { value: kind }))
}

export function kindOf(field: Field): Kind {
  return field[facets]
}
