import type { FieldMap, FieldWhen, ValueOf } from './field'

type NameIn<F extends FieldMap> = keyof F & string

/** Values that a record's fields must have; a list means any of them. */
export type When<F extends FieldMap = FieldMap> = {
  readonly [K in NameIn<F>]?: ValueOf<F[K]> | readonly ValueOf<F[K]>[]
}

/** An operation on one record; plain data that screens, tests and checks read. */
export type Action<F extends FieldMap = FieldMap, Args extends FieldMap = FieldMap> = {
  /** The states in which the action is possible; all by default. */
  readonly when?: When<F>
  /** The values that the record has afterwards. */
  readonly sets?: { readonly [K in NameIn<F>]?: ValueOf<F[K]> }
  /** The fields that the dialog reads again and restates for confirmation; none by default. */
  readonly confirm?: readonly NameIn<F>[]
  /** The fields that the operator fills in and that are sent; none by default. */
  readonly args?: Args
  /** Whether the action requires the operator's second password, sent as `secondPwd`. */
  readonly secondFactor?: boolean
  /** The action's call; `PUT {path}/{action}/{id}` by default. */
  readonly call?: ActionCall
  /** Fields of the record that are sent beside the arguments, with their new values; none by default. */
  readonly sends?: readonly NameIn<F>[]
  /** The permission in full; `{permissions}:{action}` by default. */
  readonly permission?: string
  /** Whether the action is also offered for selected records of the list, with one call for each. */
  readonly bulk?: true
  /** The outcome appears later, in the rows of another resource with the same value in the field `matchOn`. */
  readonly outcomeIn?: { readonly resource: string; readonly matchOn: NameIn<F> }
  /** Offers the action as one direction of its field's switch instead of a button. */
  readonly toggles?: { readonly field: NameIn<F>; readonly to: 'on' | 'off' }
}

/** A call; `{id}` or any `{field}` in its path is replaced by the record's value. */
export type ActionCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
}

export function fieldsInPath({ path }: ActionCall): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** An operation on a whole list. */
export type Tool = {
  /** `{cachePath}` in the path is replaced by the dialect's word. */
  readonly call: ActionCall
  /** The permission in full; the resource's prefix and the tool's name by default. */
  readonly permission?: string
  /** Whether the operator must confirm first. */
  readonly confirm?: true
  /** The cache that becomes stale; none by default. */
  readonly cache?: 'dictionaries'
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

type Way<Field extends string, From extends string, To extends string, W extends 'on' | 'off'> = {
  readonly when: { readonly [K in Field]: From }
  readonly sets: { readonly [K in Field]: To }
  readonly toggles: { readonly field: Field; readonly to: W }
}

type ToggleOptions<C extends string, S extends string> = Pick<
  Action,
  'bulk' | 'secondFactor' | 'permission' | 'call'
> & {
  readonly confirm?: readonly C[]
  readonly sends?: readonly S[]
}

/** An action's name, the code that it sets, and what it asks for. */
type WayGiven = readonly [action: string, code: string, args?: FieldMap]

type ArgsOf<W extends WayGiven> = W[2] extends FieldMap ? { readonly args: W[2] } : unknown

type Toggle<
  Field extends string,
  On extends WayGiven,
  Off extends WayGiven,
  C extends string,
  S extends string,
> = {
  readonly [K in On[0]]: Way<Field, Off[1], On[1], 'on'> & ToggleOptions<C, S> & ArgsOf<On>
} & {
  readonly [K in Off[0]]: Way<Field, On[1], Off[1], 'off'> & ToggleOptions<C, S> & ArgsOf<Off>
}

/**
 * The two actions behind the switch of a code field, each as an action's name, the code that it sets, and maybe
 * the fields that the operator fills in.
 *
 * @example actions: { ...toggle('status', ['enable', '0'], ['freeze', '1', reason()]) }
 * @example
 * toggle('status', ['resume', '0'], ['pause', '1'], {
 *   call: { method: 'PUT', path: '/monitor/job/changeStatus' },
 *   sends: ['id', 'status'],
 *   permission: 'monitor:job:changeStatus',
 * })
 */
export function toggle<
  const Field extends string,
  const On extends WayGiven,
  const Off extends WayGiven,
  const C extends string = never,
  const S extends string = never,
>(
  field: Field,
  on: On,
  off: Off,
  options: ToggleOptions<C, S> = {},
): Toggle<Field, On, Off, NoInfer<C>, NoInfer<S>> {
  const way = (to: 'on' | 'off', from: string, [, code, args]: WayGiven) => ({
    when: { [field]: from },
    sets: { [field]: code },
    toggles: { field, to },
    ...options,
    ...(args && { args }),
  })
  const actions: unknown = {
    [on[0]]: way('on', off[1], on),
    [off[0]]: way('off', on[1], off),
  }
  return actions as Toggle<Field, On, Off, NoInfer<C>, NoInfer<S>>
}

/** A record that lacks a named field is not in the state. */
export function holds(
  when: When | FieldWhen | undefined,
  record: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]: [string, unknown]) =>
    (Array.isArray(wanted) ? wanted : [wanted]).includes(record[name]),
  )
}
