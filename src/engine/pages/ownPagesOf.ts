import type { Resource } from '@/engine/declare'
import { named } from '@/engine/kinds/view/parts'
import type { Page } from '@/engine/list/Gated'
import type { OwnPages } from '@/engine/list/resourceRoutes'

/** Pages by the names that declarations use. */
export type PageTable = Readonly<Record<string, Page>>

/**
 * The app's pages that replace generated ones.
 *
 * @throws {ConfigurationError} when the table has no page of that name
 */
export function ownPagesOf(resource: Resource, pages: PageTable): OwnPages {
  const { list, create, edit, show } = resource.override?.page ?? {}
  const page = (key: string, name: string | undefined) =>
    named(pages, name, { resource, place: 'page', key, among: 'pages' })
  return {
    list: page('list', list),
    create: page('create', create),
    edit: page('edit', edit),
    show: page('show', show),
  }
}
