import type { ReactElement } from 'react'
import { mayCreate } from '@/engine/data/pathTo'
import { ResourceProvider } from '@/engine/data/resource'
import { usePermission, useSession, useVisibleResource } from '@/engine/data/session'
import type { Resource } from '@/engine/declare'
import { permissionFor, type Verb } from '@/engine/schema/access'
import type { PageName } from '@/engine/schema/override'
import { lazyView } from '@/engine/ui/late/lazyView'
import type { PageRoute } from '@/engine/ui/PageRoutes'
import { Forbidden } from '@/engine/ui/redirects'
import { ResourceList } from './ResourceList'

// not needed before the first rows
const ResourceShow = lazyView(
  async () => (await import('@/engine/record/ResourceShow')).ResourceShow,
)
const ResourceCreate = lazyView(
  async () => (await import('@/engine/form/ResourceCreate')).ResourceCreate,
)
const ResourceEdit = lazyView(async () => (await import('@/engine/form/ResourceEdit')).ResourceEdit)

export async function loadRecordPages(): Promise<void> {
  await Promise.all([ResourceShow, ResourceCreate, ResourceEdit].map((page) => page.load()))
}

export type OwnPages = { readonly [P in PageName]?: Page | undefined }

/** Paths: the list, `create`, `{id}` (edit) and `{id}/show`. */
export function resourceRoutes(
  { path }: { path: string },
  resource: Resource,
  own: OwnPages = {},
): PageRoute[] {
  const route = (suffix: string, verb: Verb, page: Page) => ({
    path: `${path}${suffix}`,
    element: <Gated key={resource.name} resource={resource} verb={verb} page={page} />,
  })
  return [
    route('', 'list', own.list ?? ResourceList),
    ...(resource.create ? [route('/create', 'add', own.create ?? ResourceCreate)] : []),
    route('/:id/show', 'query', own.show ?? ResourceShow),
    ...(resource.edit ? [route('/:id', 'edit', own.edit ?? ResourceEdit)] : []),
  ]
}

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
