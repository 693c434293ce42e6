import { useMemo } from 'react'
import { usePermission } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { actionPermission, permissionFor } from '@/engine/schema/access'
import { removal } from './boundAction'
import { useResource } from '../data/resource'

/** What the operator may do to a record; §6: what the permission is missing for is not there at all. */
export type Permitted = {
  /** Declared actions, those of switches among them. */
  readonly actions: readonly string[]
  readonly mayRemove: boolean
}

/** The permitted actions of a resource; the same object while nothing changes. */
export function usePermitted(): Permitted {
  const resource = useResource()
  const may = usePermission()
  const held = Object.keys(resource.actions).filter((name) =>
    may([actionPermission(resource, name)]),
  )
  const mayRemove = resource.remove === true && may([permissionFor(resource, removal)])
  const key = held.join()
  return useMemo(() => ({ actions: key === '' ? [] : key.split(','), mayRemove }), [key, mayRemove])
}

/** The permitted actions that are buttons. */
export function buttonsOf({ actions }: Resource, permitted: Permitted): readonly string[] {
  return permitted.actions.filter((name) => actions[name]?.toggles === undefined)
}

/** What can be done to many records at once. */
export function bulkOf({ actions }: Resource, permitted: Permitted): readonly string[] {
  const many = permitted.actions.filter((name) => actions[name]?.bulk)
  return permitted.mayRemove ? [...many, removal] : many
}

/** The action that the switch of a field would take now; none where there is no switch for the operator. */
export function switchOf(
  { actions }: Resource,
  field: string,
  record: Readonly<Record<string, unknown>>,
  permitted: Permitted,
): string | undefined {
  return permitted.actions.find(
    (name) => actions[name]?.toggles?.field === field && holds(actions[name]?.when, record),
  )
}
