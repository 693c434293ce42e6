import { usePermission } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import { permissionFor } from '@/engine/schema/access'

/** The other resource of a reference, for whoever may list it; nothing is asked for anyone else. */
export function useReferred(field: { readonly resource: string }): Resource | undefined {
  const may = usePermission()
  const named = useRegistry().byName(field.resource)
  const resource = named && visibleTo(named, may)
  return resource && may([permissionFor(resource, 'list')]) ? resource : undefined
}
