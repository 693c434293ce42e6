import { use, useMemo, type ReactNode } from 'react'
import { ResourceContextProvider, useTranslate } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { outside, SurfaceContext, useLabels, type Surface } from './labels'

type Props = { resource: Resource; children: ReactNode }

export function ResourceProvider({ resource, children }: Props) {
  const labels = useLabels(resource)
  const t = useTranslate()
  const surface = useMemo(() => ({ resource, labels, t }), [resource, labels, t])
  return (
    <SurfaceContext value={surface}>
      <ResourceContextProvider value={resource.name}>{children}</ResourceContextProvider>
    </SurfaceContext>
  )
}

/** The resource of the page, its words, and the translator for all other words. */
export function useSurface(): Surface {
  return use(SurfaceContext) ?? outside()
}

export function useResource(): Resource {
  return useSurface().resource
}
