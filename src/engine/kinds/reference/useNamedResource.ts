import { useVisibleResource } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import type { Resource } from '@/engine/schema/resource'

/** The resource of a name; whoever may not list it may still be given what there is to choose. */
export function useNamedResource(name: string): Resource | undefined {
  return useVisibleResource(useRegistry().byName(name))
}
