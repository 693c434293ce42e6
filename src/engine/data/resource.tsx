import { use, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { outside, SurfaceContext, useLabels } from './labels'

type Props = { resource: Resource; children: ReactNode }

/** Gives the declaration and its labels to the surfaces inside, and its name to react-admin's own components. */
export function ResourceProvider({ resource, children }: Props) {
  const labels = useLabels(resource)
  const surface = useMemo(() => ({ resource, labels }), [resource, labels])
  return (
    <SurfaceContext value={surface}>
      <ResourceContextProvider value={resource.name}>{children}</ResourceContextProvider>
    </SurfaceContext>
  )
}

/** The resource of the surface around, without the parts that the operator has no permission for. */
export function useResource(other?: Resource): Resource {
  const around = use(SurfaceContext)
  return other ?? (around ?? outside()).resource
}
