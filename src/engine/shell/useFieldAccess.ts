import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@/engine/data/session'
import type { Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { mayUse } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'

/**
 * §6: reloads a resource when its readable fields change. A form over a record stays as it is while fields only
 * disappear.
 */
export function useFieldAccess({ all }: Registry): void {
  const queryClient = useQueryClient()
  const permissions = useSession()?.permissions
  const known = useRef(permissions)
  useEffect(() => {
    const before = known.current
    if (!permissions || permissions === before) return
    known.current = permissions
    if (!before) return
    for (const resource of all) {
      const [then, now] = [before, permissions].map((held) => fieldsFor(resource, held))
      if (!then || !now || then === now) continue
      const isMore = Object.keys(now).some((name) => !Object.hasOwn(then, name))
      void queryClient.resetQueries({
        queryKey: [resource.name],
        predicate: ({ queryKey }) => isMore || queryKey[1] !== 'fresh',
      })
    }
  }, [all, permissions, queryClient])
}

function fieldsFor(resource: Resource, permissions: readonly string[]): Resource['fields'] {
  return visibleTo(resource, (anyOf) => mayUse(permissions, anyOf)).fields
}
