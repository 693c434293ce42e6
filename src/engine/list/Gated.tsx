import type { ReactElement } from 'react'
import { usePermission, useSession, useVisibleResource } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { permissionFor, type Verb } from '@/engine/schema/access'
import { mayCreate } from '@/engine/data/pathTo'
import { ResourceProvider } from '@/engine/data/resource'
import { Forbidden } from '@/engine/ui/redirects'

export type Page = (props: object) => ReactElement | null

type Props = { resource: Resource; verb: Verb; page: Page }

/** §6: leads to /401 without the permission or any visible field. */
export function Gated({ resource: declared, verb, page: Page }: Props) {
  const resource = useVisibleResource(declared)
  const may = usePermission()
  const session = useSession()
  // after a logout the page is about to be left, and its address must stay
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
