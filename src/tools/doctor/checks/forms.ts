import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { fieldOf, fieldsOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal, withArticle } from '../project/wording'

/** A form with a field that cannot be typed, or without a required one. */
export const forms: ResourceCheck = (resource) => {
  const { create, edit } = resource
  return [
    ...(create ? formFindings(resource, 'create', create.fields) : []),
    ...(edit ? formFindings(resource, 'edit', edit.fields) : []),
    ...requiredFindings(resource),
    ...userTypeFindings(resource),
  ]
}

function formFindings(
  resource: Resource,
  form: string,
  names: readonly string[],
): readonly FieldFinding[] {
  if (names.length === 0) {
    return [{ problem: `\`${form}\` has no fields.`, fix: `Name some, or take \`${form}\` out.` }]
  }
  return names.flatMap((name) => {
    const reason = untypable(resource, name)
    if (!reason) return []
    return [
      {
        field: name,
        problem: `\`${form}\` asks for \`${name}\`, which is ${reason}.`,
        fix: `Take \`${name}\` out of \`${form}.fields\`.`,
      },
    ]
  })
}

function untypable(resource: Resource, name: string): string | undefined {
  const field = fieldOf(resource, name)
  if (!field) return undefined
  if (field.readOnly) return 'read-only'
  return field.kind === 'id' || kindOf(field).derive
    ? `${withArticle(field.kind)} field`
    : undefined
}

function requiredFindings(resource: Resource): readonly FieldFinding[] {
  const { create, edit } = resource
  return fieldsOf(resource).flatMap(([field, { required }]): readonly FieldFinding[] => {
    if (!required) return []
    const reason = untypable(resource, field)
    if (reason) {
      const problem = `\`${field}\` is required, but ${reason}.`
      return [{ field, problem, fix: 'Take `required` out: nobody can type it.' }]
    }
    if (create && !create.fields.includes(field)) {
      const problem = `\`${field}\` is required, but the form for a new record does not ask for it.`
      return [{ field, problem, fix: `Add \`${field}\` to \`create.fields\`.` }]
    }
    if (create || edit?.fields.includes(field)) return []
    const problem = `\`${field}\` is required, but no form asks for it.`
    return [{ field, problem, fix: 'Take `required` out, or add the field to a form.' }]
  })
}

function userTypeFindings({ create }: Resource): readonly FieldFinding[] {
  const { userType } = create ?? {}
  if (userType === undefined || /^\d\d$/.test(userType)) return []
  const problem = `\`create.userType\` ${literal(userType)} is no type of user.`
  return [{ problem, fix: "Write its two digits, as in '01'." }]
}
