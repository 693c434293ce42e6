import { ConfigurationError } from '@/engine/schema/errors'
import { filterProperties, listProperties } from './explainedList'
import type { Properties } from './explainedProperty'
import { formProperties, showProperties } from './explainedRecord'
import { kindOf } from '@/engine/schema/field'
import { layers, type Layer, type LayerValue, type LayerValues } from './layer'
import type { Resource } from '@/engine/schema/resource'
import type { SavedView } from './savedView'

/** Where a field can appear. */
export const explainedViews = ['list', 'filter', 'create', 'edit', 'show'] as const

export type ExplainedView = (typeof explainedViews)[number]

/** One property of a field in a view: what holds, and who says so. */
export type Explained = {
  readonly property: string
  /** `null` means none. */
  readonly value: LayerValue
  readonly layer: Layer
  /** Overruled values of the layers below, the nearest first. */
  readonly overruled: readonly { readonly layer: Layer; readonly value: LayerValue }[]
}

const properties: { readonly [V in ExplainedView]: Properties } = {
  list: listProperties,
  filter: filterProperties,
  create: formProperties('create', 'add'),
  edit: formProperties('edit', 'edit'),
  show: showProperties,
}

/**
 * LayerValues of each property of a field in a view what holds and which layer set it:
 * kind < project < resource < field < view < the operator's saved view. A property that no layer speaks of
 * is left out.
 *
 * @param saved an operator's saved view; none by default
 * @throws {ConfigurationError} when the resource has no such field
 * @example explain(withdrawal, 'address', 'list')
 */
export function explain(
  resource: Resource,
  name: string,
  view: ExplainedView,
  saved: SavedView = {},
): readonly Explained[] {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field) {
    const known = Object.keys(resource.fields).join(', ')
    throw new ConfigurationError(
      `Resource '${resource.name}' has no field '${name}'. It has: ${known}`,
    )
  }
  const asked = { resource, name, field, kind: kindOf(field), saved }
  return Object.entries(properties[view]).flatMap(
    ([property, says]) => settle(property, says(asked)) ?? [],
  )
}

/** The value of the highest layer that sets a property; undefined if none does. */
export function settle(property: string, says: LayerValues): Explained | undefined {
  const [highest, ...overruled] = layers
    .flatMap((layer) => {
      const value = says[layer]
      return value === undefined ? [] : [{ layer, value }]
    })
    .toReversed()
  return highest && { property, ...highest, overruled }
}
