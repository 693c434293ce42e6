import { use, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { outside, SurfaceContext, useLabels } from './labels'

type Props = { resource: Resource; children: ReactNode }

export function ResourceProvider({ resource, children }: Props) {
  const labels = useLabels(resource)
  const surface = useMemo(() => ({ resource, labels }), [resource, labels])
  return (
    <SurfaceContext value={surface}>
      <ResourceContextProvider value={resource.name}>{children}</ResourceContextProvider>
    </SurfaceContext>
  )
}

export function useResource(other?: Resource): Resource {
  const around = use(SurfaceContext)
  return other ?? (around ?? outside()).resource
}
