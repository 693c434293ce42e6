import { kindOf } from '@/engine/schema/field'
import type { Issue } from '@/engine/schema/issue'
import { allFields, dictOf, type AnyField, type PlacedField } from '../project/fieldsOf'
import { findingsAt, type Finding } from '../project/Finding'
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
      findingsAt(placed.path, isAsked(placed) ? valueFindings(placed.field) : unasked(placed)),
    )
}

function unasked({ path }: PlacedField): readonly Finding[] {
  const problem = `\`${path}\` has a \`starting\`, but no form for a new record asks for it.`
  return [{ problem, fix: 'Take `starting` out, or add the field to `create.fields`.' }]
}

function valueFindings(field: AnyField): readonly Finding[] {
  const value = field.starting
  const subject = `It starts with ${literal(value)},`
  const finding = misfit(field, value) ?? unknownCode(field, value)
  if (finding) return [{ problem: `${subject} ${finding.problem}.`, fix: finding.fix }]
  const issue = refusal(field, value)
  if (!issue) return []
  return [{ problem: `${subject} which its own form refuses.`, fix: 'Write a value it takes.' }]
}

/** The gateway owns its dictionaries; the fallback has the codes it is known to begin with. */
function unknownCode(field: AnyField, value: unknown): Finding | undefined {
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
