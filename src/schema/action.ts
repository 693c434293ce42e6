import type { FieldMap, ValueOf } from './field'

type NameIn<F extends FieldMap> = keyof F & string

/** Field values a record must have; a list means any of them. */
export type When<F extends FieldMap = FieldMap> = {
  readonly [K in NameIn<F>]?: ValueOf<F[K]> | readonly ValueOf<F[K]>[]
}

/** What an operator can do to one record; plain data that screen, tests and checks all read. */
export type Action<F extends FieldMap = FieldMap, Args extends FieldMap = FieldMap> = {
  /** The states in which it is possible; always, if not given. */
  readonly when?: When<F>
  /** What the record holds afterwards. */
  readonly sets?: { readonly [K in NameIn<F>]?: ValueOf<F[K]> }
  /** The facts restated, freshly read, before the operator confirms. */
  readonly confirm?: readonly NameIn<F>[]
  /** What the operator adds. */
  readonly args?: Args
  /** Whether the operator's second password is asked for and sent as `secondPwd`. */
  readonly secondFactor?: boolean
}

export type ActionMap<F extends FieldMap = FieldMap> = { readonly [name: string]: Action<F> }

type DecisionOptions<C extends string, Args extends FieldMap> = {
  readonly confirm?: readonly C[]
  readonly args?: Args
}

type Decision<From extends string, To extends string, C extends string, Args extends FieldMap> = {
  readonly when: { readonly status: From }
  readonly sets: { readonly status: To }
  readonly confirm: readonly C[]
  readonly args: Args
  readonly secondFactor: true
}

/**
 * A decision that moves `status` from one code to another, under the second password.
 *
 * @example pass: decide('1', '2', { confirm: ['address', 'estimateTotalU'] })
 */
export function decide<
  const From extends string,
  const To extends string,
  const C extends string = never,
  const Args extends FieldMap = Record<never, never>,
>(
  from: From,
  to: To,
  options: DecisionOptions<C, Args> = {},
): Decision<From, To, NoInfer<C>, NoInfer<Args>> {
  return Object.freeze({
    when: { status: from },
    sets: { status: to },
    confirm: options.confirm ?? [],
    args: options.args ?? ({} as Args),
    secondFactor: true,
  })
}

/** Whether a record is in a state that `when` names; a record lacking the field is not. */
export function holds(when: When | undefined, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) =>
    ([wanted].flat() as readonly unknown[]).includes(record[name]),
  )
}
