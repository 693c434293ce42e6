import { filterOps } from '@/engine/schema/filterOps'
import { columnsOf } from '@/engine/schema/surfaces'
import { dayPresets } from '@/engine/values/dayPreset'
import { fieldOf, type AnyField } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** A view that the list can't show: by a filter that is not there, a value that it can't take, or a column it lacks. */
export const views: ResourceCheck = (resource) => {
  const columns = columnsOf(resource)
  return Object.entries(resource.views ?? {}).flatMap(([name, view]) => {
    const where = `views.${name}`
    const filters = Object.entries(view.filter ?? {}).flatMap(([one, value]) => {
      const field = fieldOf(resource, one)
      return field ? filterFindings(`${where}.filter`, one, field, value) : []
    })
    const unlisted = (view.columns ?? []).filter(
      (one) => fieldOf(resource, one) && !columns.includes(one),
    )
    const lost = unlisted.map((field) => ({
      field,
      problem: `\`${where}.columns\` names \`${field}\`, which is no column of the list.`,
      fix: `Add \`${field}\` to \`list.columns\`, or take it out of the view.`,
    }))
    return filters.concat(lost)
  })
}

function filterFindings(
  where: string,
  name: string,
  field: AnyField,
  value: unknown,
): readonly FieldFinding[] {
  const { filter } = field
  if (filter === undefined) {
    const problem = `\`${where}\` narrows by \`${name}\`, which has no filter.`
    return [{ field: name, problem, fix: `Give \`${name}\` a \`filter\`.` }]
  }
  if (!filterOps[filter].isGiven(value)) {
    const isRange = filter === 'range'
    return [
      {
        field: name,
        problem: `\`${where}.${name}\` is ${literal(value)}, which narrows nothing.`,
        fix: isRange ? `Write { from, to } or one of ${literals(dayPresets)}.` : 'Give it a value.',
      },
    ]
  }
  const codes = codesOf(field)
  const unknown = [value].flat().filter((code) => codes && !codes.includes(String(code)))
  return unknown.map((code) => ({
    field: name,
    problem: `\`${where}.${name}\` has ${literal(code)}, which is no code of \`${name}\`.`,
    fix: `Write one of ${literals(codes ?? [])}.`,
  }))
}

function codesOf({ dict }: AnyField): readonly string[] | undefined {
  return dict?.entries.map(([code]) => code)
}
