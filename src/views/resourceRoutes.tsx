import type { ReactElement } from 'react'
import { ResourceContextProvider } from 'ra-core'
import { Navigate, Route } from 'react-router'
import { usePermission } from '@/providers/permissions'
import { useSession } from '@/providers/session'
import type { Resource } from '@/schema'
import { permissionFor, type Verb } from '@/schema/permission'
import { mayCreate } from './pathTo'
import { ResourceCreate } from './ResourceCreate'
import { ResourceEdit } from './ResourceEdit'
import { ResourceList } from './ResourceList'
import { ResourceShow } from './ResourceShow'

type Page = (props: { resource: Resource }) => ReactElement

/** The pages of a resource under its menu path: list, `create`, `{id}` (edit), `{id}/show`. */
export function resourceRoutes({ path }: { path: string }, resource: Resource): ReactElement[] {
  const route = (suffix: string, verb: Verb, page: Page) => (
    <Route
      key={`${path}${suffix}`}
      path={`${path}${suffix}`}
      element={<Gated key={resource.name} resource={resource} verb={verb} page={page} />}
    />
  )
  return [
    route('', 'list', ResourceList),
    route('/:id/show', 'query', ResourceShow),
    ...(resource.create ? [route('/create', 'add', ResourceCreate)] : []),
    ...(resource.edit ? [route('/:id', 'edit', ResourceEdit)] : []),
  ]
}

type GatedProps = { resource: Resource; verb: Verb; page: Page }

function Gated({ resource, verb, page: Page }: GatedProps) {
  const may = usePermission()
  const session = useSession()
  // signed out, the page is about to be left: where it was must stay in the address
  if (!session) return null
  const isOpen = verb !== 'add' || mayCreate(resource, session.user.userType)
  if (!isOpen || !may([permissionFor(resource, verb)])) return <Navigate to="/401" replace />
  return (
    <ResourceContextProvider value={resource.name}>
      <Page resource={resource} />
    </ResourceContextProvider>
  )
}
