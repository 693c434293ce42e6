import { kindOf } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { allFields, dictOf, type AnyField, type PlacedField } from '../project/fieldsOf'
import { faultsAt, type Fault } from '../project/Finding'
import { misfit } from '../project/misfit'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** A starting value that no form uses, or that is no value of its field. */
export const starting: ResourceCheck = (resource) => {
  const { create } = resource
  const isAsked = ({ path, inside }: PlacedField) =>
    inside === 'action' || (inside === undefined && create?.fields.includes(path) === true)
  return allFields(resource)
    .filter(({ field }) => field.starting !== undefined)
    .flatMap((placed) =>
      faultsAt(placed.path, isAsked(placed) ? valueFaults(placed.field) : unasked(placed)),
    )
}

function unasked({ path }: PlacedField): readonly Fault[] {
  const problem = `\`${path}\` has a \`starting\`, but no form for a new record asks for it.`
  return [{ problem, fix: 'Take `starting` out, or add the field to `create.fields`.' }]
}

function valueFaults(field: AnyField): readonly Fault[] {
  const value = field.starting
  const subject = `It starts with ${literal(value)},`
  const fault = misfit(field, value) ?? unknownCode(field, value)
  if (fault) return [{ problem: `${subject} ${fault.problem}.`, fix: fault.fix }]
  const issue = refusal(field, value)
  if (!issue) return []
  return [{ problem: `${subject} which its own form refuses.`, fix: 'Write a value it takes.' }]
}

/** The gateway owns its dictionaries; the fallback has the codes it is known to begin with. */
function unknownCode(field: AnyField, value: unknown): Fault | undefined {
  const codes = dictOf(field)?.entries.map(([code]) => code)
  if (!codes || codes.includes(String(value))) return undefined
  return {
    problem: `but the dictionary \`${dictOf(field)?.name}\` has no such code`,
    fix: `Write one of ${literals(codes)}.`,
  }
}

function refusal(field: AnyField, value: unknown): Issue | undefined {
  const { toInput, validate } = kindOf(field)
  return validate(toInput?.(value, field) ?? String(value), field)
}
