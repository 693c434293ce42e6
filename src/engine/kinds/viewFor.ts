import type { Resource } from '@/engine/schema'
import type { FieldMap } from '@/engine/schema/field'
import { viewOf } from '.'
import type { KindView } from './kindView'

/** How a declared field looks, as its kind does. */
export type FieldView = KindView<FieldMap[string]> & { readonly field: FieldMap[string] }

/** The view of a resource's field; none for a name that is no field. */
export function viewFor(resource: Resource, name: string): FieldView | undefined {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field) return undefined
  const { plain, stateless, ...others } = viewOf(field)
  // a cell of the app's own may hold something to click, or keep something
  const hasOwnCell = resource.override?.cell?.[name] !== undefined
  return {
    ...others,
    field,
    ...(!hasOwnCell && { ...(plain && { plain }), ...(stateless && { stateless }) }),
  }
}
