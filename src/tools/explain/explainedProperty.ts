import { config } from '@/engine/config'
import type { FieldMap } from '@/engine/schema/field'
import type { Kind } from '@/engine/schema/kind'
import type { LayerValues } from './layer'
import type { PageName } from '@/engine/schema/override'
import { permissionFor, type Verb } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'
import type { SavedView } from './savedView'

export type Asked = {
  readonly resource: Resource
  readonly name: string
  readonly field: FieldMap[string]
  readonly kind: Kind<unknown, unknown>
  readonly saved: SavedView
}

/** Reads a property of a field from each layer. */
export type Property = (asked: Asked) => LayerValues

/** In the order of the output. */
export type Properties = { readonly [property: string]: Property }

/** Properties of every view. */
export const everywhere: Properties = {
  label: ({ resource, name }) => ({ project: `resources.${resource.name}.fields.${name}` }),
  'wire name': ({ name, field }) => ({ project: name, field: field.wire }),
  unit: ({ field }) => ({ field: optionOf(field, 'unit') }),
  scale: ({ field }) => ({ field: optionOf(field, 'scale') }),
  'value permission': ({ field }) => ({ field: field.permission }),
  zone: ({ kind }) => ({ project: kind.isTime && config.gatewayTimeZone }),
}

export function permitted(verb: Verb): Property {
  return ({ resource }) => ({ resource: permissionFor(resource, verb) })
}

export function drawnBy(place: 'cell' | 'input' | 'filter'): Property {
  return ({ resource, name, field }) => {
    const part = resource.override?.[place]?.[name]
    return { kind: `kind ${field.kind}`, view: part && `part ${part}` }
  }
}

export function ownSection(place: 'list' | 'show'): Property {
  return ({ resource }) => ({ project: null, view: resource.override?.section?.[place] })
}

export function ownPage(page: PageName): Property {
  return ({ resource }) => ({ project: null, view: resource.override?.page?.[page] })
}

/** An option that not every kind has. */
export function optionOf(field: object, option: string): string | number | undefined {
  const value = (field as Readonly<Record<string, unknown>>)[option]
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** Counted from 1; `null` where it is not among them. */
export function placeOf(name: string, names: readonly string[]): number | null {
  return names.includes(name) ? names.indexOf(name) + 1 : null
}
