import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { allFields, fieldOf } from '../project/fieldsOf'
import type { Finding } from '../project/Finding'
import { nearest } from '../project/nearest'
import type { ResourceCheck } from '../project/Project'
import { literal, withArticle } from '../project/wording'

/** A reference to an unknown resource, or displayed by an unsuitable field. */
export const references: ResourceCheck = (resource, { resources }) =>
  allFields(resource)
    .filter(({ field }) => ['ref', 'treeSelect', 'tree'].includes(field.kind))
    .flatMap(({ path, field }) => {
      const target = resources.find(({ name }) => name === field['resource'])
      const finding = target
        ? displayFinding(target, String(field['display']))
        : missingResource(field['resource'], resources)
      return finding ? [{ field: path, ...finding }] : []
    })

function missingResource(name: unknown, resources: readonly Resource[]): Finding {
  const near = nearest(
    String(name),
    resources.map(({ name }) => name),
  )
  return {
    problem: `It refers to ${literal(name)}, which is no resource.`,
    fix: near ? `Write '${near}'.` : 'Declare the resource and list it in resources/index.ts.',
  }
}

function displayFinding(target: Resource, display: string): Finding | undefined {
  const field = fieldOf(target, display)
  if (!field) {
    const near = nearest(display, Object.keys(target.fields))
    return {
      problem: `It is shown by \`${display}\`, which \`${target.name}\` does not have.`,
      fix: `Write '${near ?? target.title}'.`,
    }
  }
  if (!kindOf(field).isCompound) return undefined
  return {
    problem: `It is shown by \`${display}\` of \`${target.name}\`, which is ${withArticle(field.kind)}.`,
    fix: `Write '${target.title}', or another field that holds one open value.`,
  }
}
