import {
  drawnBy,
  everywhere,
  ownPage,
  ownSection,
  permitted,
  placeOf,
  type Properties,
  type Property,
} from './explainedProperty'
import { ownName } from '@/engine/schema/related'
import { formFieldsOf, sectionsOf } from '@/engine/schema/surfaces'
import type { Verb } from '@/engine/schema/access'
import type { Resource } from '@/engine/schema/resource'

const section: Property = ({ resource, name }) => ({
  project: null,
  resource: Object.entries(resource.sections ?? {}).find(([, names]) => names.includes(name))?.[0],
})

const startsWith: Property = ({ field, kind }) => ({
  project: null,
  kind: kind.starting?.(field) || undefined,
  field: field.starting,
})

/** A field in a form. */
export function formProperties(page: 'create' | 'edit', verb: Verb): Properties {
  return {
    // computed fields are in no form, even if a resource lists them
    shown: ({ resource, name, field, kind }) => ({
      ...(kind.derive
        ? { kind: false }
        : { project: false, resource: resource[page]?.fields.includes(name) }),
      field: field.readOnly && false,
    }),
    position: ({ resource, name }) => ({
      project: null,
      resource: placeOf(name, inSections(resource, formFieldsOf(resource, resource[page]))),
    }),
    section,
    ...everywhere,
    required: ({ field }) => ({ project: false, field: field.required }),
    'read-only': ({ field, kind }) => ({
      ...(kind.derive ? { kind: true } : { project: false }),
      field: field.readOnly,
    }),
    ...(page === 'create' && { 'starts with': startsWith }),
    'visible when': ({ field }) => ({
      project: 'always',
      field: field.visibleWhen && JSON.stringify(field.visibleWhen),
    }),
    'second password': ({ resource }) => ({
      project: false,
      resource: resource[page]?.secondFactor,
    }),
    permission: permitted(verb),
    'drawn by': drawnBy('input'),
    'own page': ownPage(page),
  }
}

/** A field on its record's page. */
export const showProperties: Properties = {
  shown: () => ({ project: true }),
  position: ({ resource, name }) => {
    const names = Object.keys(resource.fields)
    return {
      project: placeOf(name, names),
      resource: resource.sections && placeOf(name, inSections(resource, names)),
    }
  },
  section,
  ...everywhere,
  permission: permitted('query'),
  'leads to': ({ resource, name }) => ({
    project: null,
    resource: Object.entries({ ...resource.related, balance: resource.balance })
      .filter(([, relation]) => relation && ownName(resource, relation.by) === name)
      .map(([key]) => key)
      .join(', '),
  }),
  'drawn by': ({ field }) => ({ kind: `kind ${field.kind}` }),
  'own section': ownSection('show'),
  'own page': ownPage('show'),
}

function inSections(resource: Resource, names: readonly string[]): readonly string[] {
  return sectionsOf(resource, names).flatMap(({ fields }) => fields)
}
