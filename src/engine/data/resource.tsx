import { createContext, use, type ReactNode } from 'react'
import { ResourceContextProvider } from 'ra-core'
import type { Resource } from '@/engine/schema/resource'
import { LabelsContext, useOwnLabels } from './labels'

const DeclarationContext = createContext<Resource | undefined>(undefined)

/** Gives the declaration and its words to every surface inside, and its name to react-admin's own components. */
export function ResourceProvider({
  resource,
  children,
}: {
  resource: Resource
  children: ReactNode
}) {
  const labels = useOwnLabels(resource.name)
  return (
    <DeclarationContext value={resource}>
      <LabelsContext value={labels}>
        <ResourceContextProvider value={resource.name}>{children}</ResourceContextProvider>
      </LabelsContext>
    </DeclarationContext>
  )
}

/**
 * The resource of the surface around, without what the operator has no permission for.
 *
 * @param other counts instead, where it is given
 * @throws {Error} outside a `ResourceProvider`
 */
export function useResource(other?: Resource): Resource {
  const around = use(DeclarationContext)
  const resource = other ?? around
  if (!resource) throw new Error('No resource here: put this component inside a ResourceProvider.')
  return resource
}
