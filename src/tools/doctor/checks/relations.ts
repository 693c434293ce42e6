import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import type { Newest, Relation } from '@/engine/schema/related'
import { fieldOf } from '../project/fieldsOf'
import type { Finding } from '../project/Finding'
import { nearest } from '../project/nearest'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'

/** A relation to an unknown resource, by a field without a filter, or with a value that the list does not show. */
export const relations: ResourceCheck = ({ related = {}, balance }, { resources }) => [
  ...Object.entries(related).flatMap(([key, relation]) =>
    relationFindings(`related.${key}`, relation, resources),
  ),
  ...(balance ? relationFindings('balance', balance, resources) : []),
]

function relationFindings(
  where: string,
  relation: Relation | Newest,
  resources: readonly Resource[],
): readonly Finding[] {
  const target = resources.find(({ name }) => name === relation.resource)
  if (!target) {
    const names = resources.map(({ name }) => name)
    const near = nearest(relation.resource, names)
    const problem = `\`${where}\` leads to ${literal(relation.resource)}, which is no resource.`
    const fix = near
      ? `Write '${near}'.`
      : 'Declare the resource and list it in resources/index.ts.'
    return [{ problem, fix }]
  }
  const { columns = [], likely } = relation
  const compared = likely ? [likely.amount[0], likely.time[0]] : []
  const shown = [...columns, ...compared, ...('field' in relation ? [relation.field] : [])]
  return [
    ...filterFindings(where, relation.by[0], target),
    ...[...new Set(shown)].flatMap((name) => shownFindings(where, name, target)),
    ...(likely ? timeFindings(where, likely.time[0], target) : []),
  ]
}

function filterFindings(where: string, name: string, target: Resource): readonly Finding[] {
  const field = fieldOf(target, name)
  if (!field) return [missing(where, name, target)]
  if (field.filter !== undefined && field.filter !== 'range') return []
  const problem = `\`${where}\` looks for \`${name}\` of \`${target.name}\`, which has no filter by a value.`
  return [{ problem, fix: `Give \`${name}\` of \`${target.name}\` the filter 'eq'.` }]
}

function timeFindings(where: string, name: string, target: Resource): readonly Finding[] {
  const field = fieldOf(target, name)
  if (!field || (field.kind === 'time' && field.filter === 'range')) return []
  const problem = `\`${where}\` looks near \`${name}\` of \`${target.name}\`, which is no time with a range.`
  return [{ problem, fix: `Name a time of \`${target.name}\` with the filter 'range'.` }]
}

function shownFindings(where: string, name: string, target: Resource): readonly Finding[] {
  const field = fieldOf(target, name)
  if (!field) return [missing(where, name, target)]
  const { hidden, isUnlisted } = kindOf(field)
  if (!hidden && !isUnlisted) return []
  const problem = `\`${where}\` shows \`${name}\` of \`${target.name}\`, which comes with no list.`
  return [{ problem, fix: 'Name a field that its list shows.' }]
}

function missing(where: string, name: string, target: Resource): Finding {
  const near = nearest(name, Object.keys(target.fields))
  return {
    problem: `\`${where}\` names \`${name}\`, which \`${target.name}\` does not have.`,
    fix: near ? `Write '${near}'.` : `Declare \`${name}\` in \`${target.name}\`.`,
  }
}
