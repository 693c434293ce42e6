type FieldPlace = 'cell' | 'input' | 'filter'

export type PageName = 'list' | 'create' | 'edit' | 'show'

/**
 * The app's parts and pages for a resource, by their names in `createAdmin`. Each replaces one thing and keeps the
 * rest.
 *
 * @example override: { cell: { expireTime: 'countdown' }, page: { show: 'tradeDetails' } }
 */
export type Override<N extends string = string> = {
  /** Field to part, in the rows of lists; a record's page and a decision keep the kind's cell. */
  readonly cell?: { readonly [K in N]?: string }
  /** Field to part, in forms. */
  readonly input?: { readonly [K in N]?: string }
  /** Field to part, above the list. */
  readonly filter?: { readonly [K in N]?: string }
  /** One more section: above the list, or below the record's fields. */
  readonly section?: { readonly list?: string; readonly show?: string }
  /** A page in place of the generated one. */
  readonly page?: { readonly [P in PageName]?: string }
}

export type OverridePlace = keyof Override

type KeyIn<P, N extends string> = P extends FieldPlace
  ? N
  : P extends OverridePlace
    ? keyof NonNullable<Override[P]>
    : never

export type CheckedOverride<O, N extends string> = {
  readonly [P in keyof O]: {
    readonly [K in keyof O[P]]: K extends KeyIn<P, N> ? string : 'there is no such field or place'
  }
}

/** The names in one place of a resource's override. */
export type NamesIn<R, P extends OverridePlace> = R extends { readonly override?: infer O }
  ? O extends { readonly [K in P]: infer Names }
    ? Names[keyof Names] & string
    : never
  : never
