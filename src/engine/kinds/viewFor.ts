import type { Resource } from '@/engine/schema'
import type { FieldMap } from '@/engine/schema/field'
import type { KindView } from './kindView'
import { viewOf } from '.'
import { ownPart } from './ownPart'

/** How a declared field looks: as its kind does, where its resource names no part of its own. */
export type FieldView = KindView<FieldMap[string]> & {
  readonly field: FieldMap[string]
  /** Without parts of its own. */
  readonly kind: KindView<FieldMap[string]>
}

/**
 * The view of a resource's field; none for a name that is no field.
 *
 * @throws {ConfigurationError} when the resource names a part that does not exist
 */
export function viewFor(resource: Resource, name: string): FieldView | undefined {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field) return undefined
  const kind = viewOf(field)
  const { plain, stateless, ...others } = kind
  const cell = ownPart(resource, 'cell', name)
  return {
    ...others,
    field,
    kind,
    input: ownPart(resource, 'input', name) ?? kind.input,
    filter: ownPart(resource, 'filter', name) ?? kind.filter,
    // a cell of its own may hold something to click, or keep something
    ...(cell ? { cell } : { ...(plain && { plain }), ...(stateless && { stateless }) }),
  }
}
