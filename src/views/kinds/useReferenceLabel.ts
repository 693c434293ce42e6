import { useReference } from 'ra-core'
import type { Resource } from '@/schema'

/** What stands for a record of another resource; `undefined` until it is known, and for no id. */
export function useReferenceLabel(
  resource: Resource,
  display: string,
  id: string,
): string | undefined {
  const { referenceRecord } = useReference({
    reference: resource.name,
    id,
    options: { staleTime: 60_000, enabled: id !== '' },
  })
  const label: unknown = referenceRecord?.[display]
  return typeof label === 'string' ? label : undefined
}
