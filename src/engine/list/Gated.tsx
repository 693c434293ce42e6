import type { ReactElement } from 'react'
import { useVisibleResource, usePermission, useSession } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { permissionFor, type Verb } from '@/engine/schema/access'
import { Forbidden } from '../ui/Forbidden'
import { ResourceProvider } from '../data/resource'
import { mayCreate } from '../data/pathTo'

/** A page of a resource. */
export type Page = (props: object) => ReactElement | null

type Props = { resource: Resource; verb: Verb; page: Page }

/**
 * §6: a page is for whoever holds its permission, and shows the fields whose permission they hold; to all others
 * it is /401, as is a form of which no field is left.
 */
export function Gated({ resource: declared, verb, page: Page }: Props) {
  const resource = useVisibleResource(declared)
  const may = usePermission()
  const session = useSession()
  // signed out, the page is about to be left: where it was must stay in the address
  if (!session) return null
  const isOpen =
    verb === 'add'
      ? mayCreate(resource, session.user.userType)
      : verb !== 'edit' || declared.edit === undefined || resource.edit !== undefined
  const permission = permissionFor(resource, verb)
  if (!may([permission])) return <Forbidden permission={permission} />
  if (!isOpen) return <Forbidden />
  return (
    <ResourceProvider resource={resource}>
      <Page />
    </ResourceProvider>
  )
}
