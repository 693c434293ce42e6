import { useOpenResource } from '@/providers/fieldAccess'
import { resourceByName } from '@/registry'
import type { Resource } from '@/schema'

/** The resource of a name; whoever may not list it may still be given what there is to choose. */
export function useNamedResource(name: string): Resource | undefined {
  return useOpenResource(resourceByName(name))
}
