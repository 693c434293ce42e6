import type { FieldMap } from './field'
import type { BadRelations } from './related'
import type { Resource } from './resource'

type Named<L extends readonly Resource[]> = { [R in L[number] as R['name']]: R }

// a reference's resource must be in the list and have the display field
type BadRefs<R extends Resource, L extends readonly Resource[]> = {
  [K in keyof R['fields']]: R['fields'][K] extends {
    kind: 'ref' | 'treeSelect' | 'tree'
    resource: infer Target extends string
    display: infer Display extends string
  }
    ? Named<L>[Target & keyof Named<L>] extends { fields: infer Fields }
      ? Display extends keyof Fields
        ? never
        : `${Target} has no field ${Display}`
      : `there is no resource ${Target}`
    : never
}[keyof R['fields']]

type Checked<L extends readonly Resource[]> = {
  readonly [I in keyof L]: L[I] extends Resource<string, FieldMap>
    ? [BadRefs<L[I], L> | BadRelations<L[I], L>] extends [never]
      ? L[I]
      : BadRefs<L[I], L> | BadRelations<L[I], L>
    : L[I]
}

/**
 * The list of an app's resources. A reference or relation to an absent resource or field does not compile.
 *
 * @example export const resources = resourceList(withdrawal, bill, store)
 */
export function resourceList<const L extends readonly Resource[]>(
  ...list: L & Checked<L>
): Readonly<L> {
  return Object.freeze(list) as Readonly<L>
}
