import type { Resource } from '@/engine/schema'
import { narrowed } from '@/engine/schema/narrowed'
import { usePermission } from './permissions'

/** §6: a resource without the fields whose permission is missing to whoever is signed in. */
export function useOpenResource(resource: Resource): Resource
export function useOpenResource(resource: Resource | undefined): Resource | undefined
export function useOpenResource(resource: Resource | undefined): Resource | undefined {
  const may = usePermission()
  return resource && narrowed(resource, may)
}
