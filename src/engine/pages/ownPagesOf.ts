import type { Resource } from '@/engine/schema'
import { named } from '@/engine/kinds/ownPart'
import type { OwnPages } from '@/engine/list/resourceRoutes'
import { ownPages } from '../../app/pages'

/**
 * What stands instead of the pages that a declaration makes.
 *
 * @throws {ConfigurationError} when there is no page of that name
 */
export function ownPagesOf(resource: Resource): OwnPages {
  const { list, create, edit, show } = resource.override?.page ?? {}
  const page = (key: string, name: string | undefined) =>
    named(ownPages, name, { resource, place: 'page', key, file: 'src/app/pages.ts' })
  return {
    list: page('list', list),
    create: page('create', create),
    edit: page('edit', edit),
    show: page('show', show),
  }
}
