/** Where one field is drawn by a part of its own. */
type FieldPlace = 'cell' | 'input' | 'filter'

/** The pages of a resource. */
export type PageName = 'list' | 'create' | 'edit' | 'show'

/**
 * Parts and pages of its own that a resource is drawn with, by their names in `src/app/parts` and
 * `src/app/pages`. Each replaces one thing and keeps the rest.
 *
 * @example override: { cell: { expireTime: 'countdown' }, page: { show: 'tradeDetails' } }
 */
export type Override<N extends string = string> = {
  /** Field to part, in the rows of lists; a record's page and a decision keep the kind's own. */
  readonly cell?: { readonly [K in N]?: string }
  /** Field to part, in forms. */
  readonly input?: { readonly [K in N]?: string }
  /** Field to part, above the list. */
  readonly filter?: { readonly [K in N]?: string }
  /** A section more: above the list, below the record's fields. */
  readonly section?: { readonly list?: string; readonly show?: string }
  /** A page instead of the one that the declaration makes. */
  readonly page?: { readonly [P in PageName]?: string }
}

export type OverridePlace = keyof Override

type KeyIn<P, N extends string> = P extends FieldPlace
  ? N
  : P extends OverridePlace
    ? keyof NonNullable<Override[P]>
    : never

/** An override is good when it names places that there are, and in them fields that there are. */
export type CheckedOverride<O, N extends string> = {
  readonly [P in keyof O]: {
    readonly [K in keyof O[P]]: K extends KeyIn<P, N> ? string : 'there is no such field or place'
  }
}

/** The names that a resource's override has in one place. */
export type NamesIn<R, P extends OverridePlace> = R extends { readonly override?: infer O }
  ? O extends { readonly [K in P]: infer Names }
    ? Names[keyof Names] & string
    : never
  : never
