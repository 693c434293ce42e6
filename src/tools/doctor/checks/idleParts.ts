import type { Resource } from '@/engine/declare'
import { fieldOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'

/** An override of something that is never drawn. */
export const idleParts: ResourceCheck = (resource) => {
  const { filter = {}, input = {}, page = {} } = resource.override ?? {}
  return [
    ...Object.keys(filter).filter(isFilterless(resource)).map(idleFilter),
    ...Object.keys(input).filter(isUntyped(resource)).map(idleInput),
    ...(['create', 'edit'] as const)
      .filter((name) => page[name] !== undefined && !resource[name])
      .map(idlePage),
  ]
}

function isFilterless(resource: Resource) {
  return (name: string) => {
    const field = fieldOf(resource, name)
    return field !== undefined && field.filter === undefined && !field.find
  }
}

function isUntyped(resource: Resource) {
  return (name: string) => {
    const { create, edit } = resource
    const isTyped = create?.fields.includes(name) || edit?.fields.includes(name)
    return fieldOf(resource, name) !== undefined && !isTyped
  }
}

function idleFilter(field: string): FieldFinding {
  return {
    field,
    problem: `\`override.filter\` draws \`${field}\`, which has no filter.`,
    fix: `Give \`${field}\` a filter, or take it out of \`override.filter\`.`,
  }
}

function idleInput(field: string): FieldFinding {
  return {
    field,
    problem: `\`override.input\` draws \`${field}\`, which no form asks for.`,
    fix: `Add \`${field}\` to a form, or take it out of \`override.input\`.`,
  }
}

function idlePage(name: 'create' | 'edit'): FieldFinding {
  return {
    problem: `\`override.page\` draws \`${name}\`, which there is not.`,
    fix: `Declare \`${name}\`, or take it out of \`override.page\`.`,
  }
}
