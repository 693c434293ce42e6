import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { allFields, fieldOf, innerFields, type AnyField } from '../project/fieldsOf'
import { faultsAt, type Complaint, type Fault } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** A tree without what makes it one: nodes above, a tree to choose from, a record to ask for. */
export const trees: ResourceCheck = (resource, { resources }) => [
  ...listFaults(resource),
  ...allFields(resource).flatMap(({ path, field }) =>
    faultsAt(path, fieldFaults(field, resources)),
  ),
]

function listFaults(resource: Resource): readonly Complaint[] {
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

function fieldFaults(field: AnyField, resources: readonly Resource[]): readonly Fault[] {
  if (field.kind === 'treeSelect') return treeSelectFaults(field, resources)
  if (field.kind === 'tree') return checkedFaults(field)
  return field.kind === 'matrix' ? rowFaults(field) : []
}

function treeSelectFaults(field: AnyField, resources: readonly Resource[]): readonly Fault[] {
  const target = resources.find(({ name }) => name === field['resource'])
  if (!target || target.list?.tree !== undefined) return []
  return [
    {
      problem: `It chooses a node of \`${target.name}\`, whose list is no tree.`,
      fix: `Give \`${target.name}\` its \`list.tree\`, or make this f.ref('${target.name}', …).`,
    },
  ]
}

function checkedFaults(field: AnyField): readonly Fault[] {
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

function rowFaults(field: AnyField): readonly Fault[] {
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
