import type { Resource } from '@/schema'
import { named } from '@/views/ownPart'
import type { OwnPages } from '@/views/resourceRoutes'
import { ownPages } from './ownPages'

/**
 * What stands instead of the pages that a declaration makes.
 *
 * @throws {ConfigurationError} when there is no page of that name
 */
export function ownPagesOf(resource: Resource): OwnPages {
  const { list, create, edit, show } = resource.override?.page ?? {}
  const page = (key: string, name: string | undefined) =>
    named(ownPages, name, { resource, place: 'page', key, file: 'src/pages/ownPages.ts' })
  return {
    list: page('list', list),
    create: page('create', create),
    edit: page('edit', edit),
    show: page('show', show),
  }
}
