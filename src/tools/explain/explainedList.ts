import { config } from '@/engine/config'
import { chosenColumns, columnsOf, defaultSort, isSortable } from '@/engine/schema/surfaces'
import {
  drawnBy,
  everywhere,
  optionOf,
  ownPage,
  ownSection,
  permitted,
  placeOf,
  type Asked,
  type Properties,
  type Property,
} from './explainedProperty'
import { rangeEndsOf, rangeNames } from '@/engine/schema/filterOps'
import type { Resource } from '@/engine/schema/resource'
import type { SavedView } from './savedView'

const filterOp: Property = ({ field }) => ({ project: null, field: field.filter })

/** A field as a column. */
export const listProperties: Properties = {
  shown: ({ resource, name, kind, saved }) => ({
    ...(kind.hidden ? { kind: false } : { project: true }),
    resource: resource.list?.columns?.includes(name),
    'saved view': savedColumns(resource, name, saved)?.includes(name),
  }),
  position: ({ resource, name, kind, saved }) => {
    const byDefault = placeOf(name, columnsOf({ ...resource, list: {} }))
    const chosen = savedColumns(resource, name, saved)
    return {
      ...(kind.hidden ? { kind: null } : { project: byDefault }),
      resource: resource.list?.columns && placeOf(name, resource.list.columns),
      'saved view': chosen && placeOf(name, chosen),
    }
  },
  ...everywhere,
  sortable: ({ resource, field, kind }) => ({
    kind: kind.sortable,
    field: field.sortable,
    view: resource.list?.tree && false,
  }),
  order: ({ resource, name, kind, saved }) => ({
    kind: kind.isTime ? 'DESC' : null,
    project: openingOrder(resource, name, kind),
    resource: orderBy(name, resource.list?.sort),
    'saved view': orderBy(name, savedSort(resource, saved)),
  }),
  'filter op': filterOp,
  total: ({ field }) => ({ project: null, field: optionOf(field, 'total') }),
  'page size': ({ saved }) => ({
    project: config.pageSize,
    'saved view': config.pageSizes.find((size) => size === saved.perPage),
  }),
  permission: permitted('list'),
  'drawn by': drawnBy('cell'),
  'own section': ownSection('list'),
  'own page': ownPage('list'),
}

/** A field above the list, narrowing it. */
export const filterProperties: Properties = {
  shown: ({ field }) => ({ project: false, field: field.filter && true }),
  position: ({ resource: { fields }, name }) => ({
    project: placeOf(
      name,
      Object.keys(fields).filter((one) => fields[one]?.filter),
    ),
  }),
  ...everywhere,
  'wire name': ({ name, field }) => {
    if (field.filter !== 'range') return { project: name, field: field.wire }
    const byDefault = rangeEndsOf(field).names(name).join(', ')
    const own = rangeNames(name, field).join(', ')
    return { project: byDefault, field: own === byDefault ? undefined : own }
  },
  'filter op': filterOp,
  'searched by': ({ field: { find } }) => ({
    project: null,
    field: find && (find === 'prefix' ? 'its beginning' : 'the whole value'),
  }),
  'narrowed to': ({ name, saved: { filter = {} } }) => ({
    project: null,
    'saved view': Object.hasOwn(filter, name) ? JSON.stringify(filter[name]) : undefined,
  }),
  'narrowed by views': ({ name, resource: { views = {} } }) => ({
    project: null,
    resource: narrowing(name, views),
  }),
  permission: permitted('list'),
  'drawn by': drawnBy('filter'),
  'own page': ownPage('list'),
}

function narrowing(name: string, views: NonNullable<Resource['views']>): string | undefined {
  const found = Object.entries(views).filter(([, { filter = {} }]) => Object.hasOwn(filter, name))
  return found.map(([view]) => view).join(', ') || undefined
}

// A saved view can leave out columns of the list, not add others; one that names none of them is nothing.
function savedColumns(resource: Resource, name: string, { columns = [] }: SavedView) {
  const all = columnsOf(resource)
  const speaks = all.includes(name) && columns.some((column) => all.includes(column))
  return speaks ? chosenColumns(resource, columns) : undefined
}

function savedSort(resource: Resource, { sort }: SavedView): SavedView['sort'] {
  return sort && isSortable(resource, sort.field) ? sort : undefined
}

function orderBy(name: string, sort: SavedView['sort']): string | null | undefined {
  return sort && (sort.field === name ? sort.order : null)
}

// One field opens the list: the first whose kind can, and where there is none, the title.
function openingOrder(resource: Resource, name: string, { isTime }: Asked['kind']) {
  const { field, order } = defaultSort({ ...resource, list: {} })
  const opening = field === name ? order : null
  return opening === (isTime ? 'DESC' : null) ? undefined : opening
}
