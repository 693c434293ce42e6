import type { Resource } from '@/engine/schema/resource'
import { visibleTo } from '@/engine/schema/visibleTo'
import { usePermission } from './permissions'

/** §6: a resource without the fields whose permission is missing to whoever is signed in. */
export function useVisibleResource(resource: Resource): Resource
export function useVisibleResource(resource: Resource | undefined): Resource | undefined
export function useVisibleResource(resource: Resource | undefined): Resource | undefined {
  const may = usePermission()
  return resource && visibleTo(resource, may)
}
