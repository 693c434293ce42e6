import type { Resource } from '@/engine/declare'
import type { Action } from '@/engine/schema/action'
import { fieldOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import { misfit } from '../project/misfit'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** An action that sets what no record can hold, or what it already holds. */
export const effects: ResourceCheck = (resource) =>
  Object.entries(resource.actions).flatMap(([name, action]) =>
    impossible(resource, name, action).concat(changesNothing(name, action)),
  )

function impossible(
  resource: Resource,
  action: string,
  { sets = {} }: Action,
): readonly FieldFinding[] {
  return Object.entries(sets).flatMap(([name, value]) => {
    const field = fieldOf(resource, name)
    const finding = field && misfit(field, value)
    if (!finding) return []
    const problem = `The action \`${action}\` sets \`${name}\` to ${literal(value)}, ${finding.problem}.`
    return [{ field: name, problem, fix: finding.fix }]
  })
}

/** Possible where the record already is what the action would make it. */
function changesNothing(action: string, { when = {}, sets = {} }: Action): readonly FieldFinding[] {
  const asked: Readonly<Record<string, unknown>> = when
  const set = Object.entries(sets)
  const isVoid =
    set.length > 0 &&
    set.every(([name, value]) => [asked[name]].flat().some((one) => one === value))
  const [name, value] = set[0] ?? []
  if (!isVoid || name === undefined) return []
  const from = literals([asked[name]].flat())
  return [
    {
      field: name,
      problem: `The action \`${action}\` waits for \`${name}\` ${from} and sets ${literal(value)}, so it may change nothing.`,
      fix: `Take ${literal(value)} out of \`when\`, or set another value.`,
    },
  ]
}
