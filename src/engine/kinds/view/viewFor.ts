import { useCallback } from 'react'
import type { Resource } from '@/engine/schema/resource'
import type { Field } from '@/engine/schema/field'
import { useViewOf, type KindView } from './kindView'

/** The view of a declared field. */
export type FieldView = KindView & { readonly field: Field }

/** The view of a resource's field; none for a name that is no field. */
export function useFieldView(): (resource: Resource, name: string) => FieldView | undefined {
  const viewOf = useViewOf()
  return useCallback(
    (resource, name) => {
      const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
      if (!field) return undefined
      const { plain, stateless, ...others } = viewOf(field)
      // a cell of the app's own may hold something to click, or keep state
      const hasOwnCell = resource.override?.cell?.[name] !== undefined
      return {
        ...others,
        field,
        ...(!hasOwnCell && { ...(plain && { plain }), ...(stateless && { stateless }) }),
      }
    },
    [viewOf],
  )
}
