import { useOpenResource } from '@/providers/fieldAccess'
import { usePermission } from '@/providers/permissions'
import { resourceByName } from '@/registry'
import type { Resource } from '@/schema'
import { permissionFor } from '@/schema/permission'

/** The other resource of a reference, for whoever may list it; nothing is asked for anyone else. */
export function useReferred(field: { readonly resource: string }): Resource | undefined {
  const may = usePermission()
  const resource = useOpenResource(resourceByName(field.resource))
  return resource && may([permissionFor(resource, 'list')]) ? resource : undefined
}
