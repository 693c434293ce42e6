import { usePermission, useVisibleResource } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import { permissionFor } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'

/** A resource by its name, as the operator may see it. */
export function useNamedResource(name: string): Resource | undefined {
  return useVisibleResource(useRegistry().byName(name))
}

/** The other resource of a reference; none for an operator without permission for its list. */
export function useReferred(field: { readonly resource: string }): Resource | undefined {
  const may = usePermission()
  const resource = useNamedResource(field.resource)
  return resource && may([permissionFor(resource, 'list')]) ? resource : undefined
}
