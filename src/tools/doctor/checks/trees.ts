import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { allFields, fieldOf, innerFields, type AnyField } from '../project/fieldsOf'
import { findingsAt, type FieldFinding, type Finding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** A tree without what makes it one: nodes above, a tree to choose from, a record to ask for. */
export const trees: ResourceCheck = (resource, { resources }) => [
  ...listFindings(resource),
  ...allFields(resource).flatMap(({ path, field }) =>
    findingsAt(path, fieldFindings(field, resources)),
  ),
]

function listFindings(resource: Resource): readonly FieldFinding[] {
  const { tree, beside } = resource.list ?? {}
  const [parent, narrowing] = [named(resource, tree), named(resource, beside)]
  return [
    ...(parent && parent['resource'] !== resource.name
      ? [
          {
            field: String(tree),
            problem: `\`list.tree\` names \`${String(tree)}\`, which is no node of \`${resource.name}\`.`,
            fix: `Make it f.treeSelect('${resource.name}', …).`,
          },
        ]
      : []),
    ...(narrowing && (narrowing.kind !== 'treeSelect' || narrowing.filter !== 'eq')
      ? [
          {
            field: String(beside),
            problem: `\`list.beside\` names \`${String(beside)}\`, by which the list cannot be narrowed to a node.`,
            fix: "Make it f.treeSelect(…, { filter: 'eq' }).",
          },
        ]
      : []),
  ]
}

function named(resource: Resource, name: string | undefined): AnyField | undefined {
  return name === undefined ? undefined : fieldOf(resource, name)
}

function fieldFindings(field: AnyField, resources: readonly Resource[]): readonly Finding[] {
  if (field.kind === 'treeSelect') return treeSelectFindings(field, resources)
  if (field.kind === 'tree') return checkedFindings(field)
  return field.kind === 'matrix' ? rowFindings(field) : []
}

function treeSelectFindings(field: AnyField, resources: readonly Resource[]): readonly Finding[] {
  const target = resources.find(({ name }) => name === field['resource'])
  if (!target || target.list?.tree !== undefined) return []
  return [
    {
      problem: `It chooses a node of \`${target.name}\`, whose list is no tree.`,
      fix: `Give \`${target.name}\` its \`list.tree\`, or make this f.ref('${target.name}', …).`,
    },
  ]
}

function checkedFindings(field: AnyField): readonly Finding[] {
  const { checked, lowest } = field
  if (checked === undefined)
    return lowest === undefined
      ? []
      : [{ problem: '`lowest` says nothing without `checked`.', fix: 'Take it out.' }]
  return kindOf(field)
    .checkedAt?.(field)
    .every((path) => path.includes('{id}'))
    ? []
    : [
        {
          problem: `\`checked\` ${literal(checked)} does not say of which record.`,
          fix: 'Put `{id}` where the record belongs.',
        },
      ]
}

function rowFindings(field: AnyField): readonly Finding[] {
  const columns = innerFields(field).map(([name]) => name)
  return columns.includes(String(field['rows']))
    ? []
    : [
        {
          problem: `\`rows\` ${literal(field['rows'])} is not one of its columns.`,
          fix: `Name one of ${literals(columns)}.`,
        },
      ]
}
