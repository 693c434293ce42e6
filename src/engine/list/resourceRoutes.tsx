import type { ReactElement } from 'react'
import { Route } from 'react-router'
import type { Resource } from '@/engine/declare'
import type { PageName } from '@/engine/schema/override'
import type { Verb } from '@/engine/schema/access'
import { Gated, type Page } from './Gated'
import { lazyView } from '@/engine/ui/late/lazyView'
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
): ReactElement[] {
  const route = (suffix: string, verb: Verb, page: Page) => (
    <Route
      key={`${path}${suffix}`}
      path={`${path}${suffix}`}
      element={<Gated key={resource.name} resource={resource} verb={verb} page={page} />}
    />
  )
  return [
    route('', 'list', own.list ?? ResourceList),
    route('/:id/show', 'query', own.show ?? ResourceShow),
    ...(resource.create ? [route('/create', 'add', own.create ?? ResourceCreate)] : []),
    ...(resource.edit ? [route('/:id', 'edit', own.edit ?? ResourceEdit)] : []),
  ]
}
