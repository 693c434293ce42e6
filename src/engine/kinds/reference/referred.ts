import { usePermission, useVisibleResource } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import { permissionFor } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'

/** The resource as the operator may see it. */
export function useNamedResource(name: string): Resource | undefined {
  return useVisibleResource(useRegistry().byName(name))
}

/** Undefined without permission for the other resource's list. */
export function useReferred(field: { readonly resource: string }): Resource | undefined {
  const may = usePermission()
  const resource = useNamedResource(field.resource)
  return resource && may([permissionFor(resource, 'list')]) ? resource : undefined
}
