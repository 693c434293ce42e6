import { useVisibleResource } from '@/engine/data/session/fieldAccess'
import { resourceByName } from '@/engine/registry'
import type { Resource } from '@/engine/schema'

/** The resource of a name; whoever may not list it may still be given what there is to choose. */
export function useNamedResource(name: string): Resource | undefined {
  return useVisibleResource(resourceByName(name))
}
