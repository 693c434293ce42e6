import type { Kind } from './kind'

declare const valueBrand: unique symbol
declare const compoundBrand: unique symbol

/** Where a field carries its kind: a name that no option has, which declarations of types can write. */
export const facets = '~facets'

/** How a list can be narrowed by a field. */
export type FilterOp = 'eq' | 'like' | 'in' | 'range'

/** Values that other fields of a form must have; a list means any of them. */
export type FieldWhen = { readonly [field: string]: unknown }

/** What every field may say, whatever its kind. */
export type FieldOptions<Op extends FilterOp = FilterOp> = {
  /** The name on the wire; by default the field's own. */
  readonly wire?: string
  /** The filter offered above the list; none by default. */
  readonly filter?: Op
  /** The one type of user (§3, `userType`) to whom the filter is of use; any, if not given. */
  readonly filterFor?: string
  /** A pasted text of this shape finds records by this field; implies an `eq` filter. */
  readonly find?: true
  /** An input may not be left empty; optional by default. */
  readonly required?: true
  /** Whether the gateway can order by it; by default as the kind says. */
  readonly sortable?: boolean
  /** A form shows and sends it only while its other fields are so; always, by default. */
  readonly visibleWhen?: FieldWhen
  /** Never in a form. */
  readonly readOnly?: true
  /** The value a form for a new record opens with; by default as the kind says: no, the top, nothing. */
  readonly starting?: string | number | boolean
  /**
   * The permission (§6) that its value needs, in full: `'store:user:fee'`. Without it the field is nowhere; none
   * beside those of the resource, by default.
   */
  readonly permission?: string
}

/** Carries the type of a field's value; nothing at run time. */
export type Typed<V> = { readonly [valueBrand]?: V }

/** A declared field: plain frozen data and the kind that answers for it. `V` is the type of its value in a record. */
export type Field<K extends string = string, O = FieldOptions, V = unknown> = {
  readonly kind: K
  readonly [facets]: Kind
} & Readonly<O> &
  FieldOptions &
  Typed<V>

export type FieldMap = { readonly [name: string]: Field }

/** Marks, at compile time, a field that holds several values or none. */
export type Compound = { readonly [compoundBrand]?: true }

/** A field that holds one value: an entry of a list, a cell of a table. */
export type PlainField = Field & { readonly [compoundBrand]?: never }

export type ValueOf<F> = F extends Typed<infer V> ? V : never

/**
 * Makes a frozen field of a kind; `find` implies an `eq` filter.
 *
 * @param own options that the kind's constructor takes as arguments of its own
 * @example const stars = (options?: StarsOptions) => field(starsKind, options)
 */
export function field<const K extends string, const O extends FieldOptions, V, X = object>(
  kind: Kind & { readonly name: K },
  options?: O,
  own?: X,
): Field<K, O & X, V> {
  const filter = options?.find && !options.filter ? { filter: 'eq' } : {}
  return carry(kind, { kind: kind.name, ...filter, ...options, ...own }) as Field<K, O & X, V>
}

/** Freezes a field's data and lets it carry its kind out of sight of whatever prints, compares or copies it. */
export function carry(kind: Kind | undefined, data: object): unknown {
  return Object.freeze(Object.defineProperty(data, facets, { value: kind }))
}

/** The kind of a field. */
export function kindOf(field: Field): Kind {
  return field[facets]
}
