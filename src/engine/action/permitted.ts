import { useMemo } from 'react'
import { usePermission } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { actionPermission, permissionFor } from '@/engine/schema/access'
import { useResource } from '@/engine/data/resource'
import { removal } from './boundAction'

export type Permitted = ReturnType<typeof usePermitted>

/** §6: includes the actions of switches; the same object until the permissions change. */
export function usePermitted() {
  const resource = useResource()
  const may = usePermission()
  const actions = Object.keys(resource.actions)
  const permitted = actions.filter((name) => may([actionPermission(resource, name)]))
  const mayRemove = resource.remove === true && may([permissionFor(resource, removal)])
  const key = permitted.join()
  return useMemo(() => ({ actions: key === '' ? [] : key.split(','), mayRemove }), [key, mayRemove])
}

export function buttonsOf({ actions }: Resource, permitted: Permitted): readonly string[] {
  return permitted.actions.filter((name) => actions[name]?.toggles === undefined)
}

export function bulkOf({ actions }: Resource, permitted: Permitted): readonly string[] {
  const many = permitted.actions.filter((name) => actions[name]?.bulk)
  return permitted.mayRemove ? [...many, removal] : many
}

/** The switch's action in its present position; undefined without a switch. */
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
