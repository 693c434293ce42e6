import type { Resource } from '@/engine/declare'
import { fieldOf, fieldsOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'

/**
 * A field that its form never shows. A form over a record may ask the record, too; a form for a new one
 * has only its own fields.
 */
export const visibility: ResourceCheck = (resource) => {
  const { create, edit } = resource
  const inForms = new Set([...(create?.fields ?? []), ...(edit?.fields ?? [])])
  return [
    ...neverShown(resource, create?.fields ?? []),
    ...fieldsOf(resource)
      .filter(([name, { visibleWhen }]) => visibleWhen && !inForms.has(name))
      .map(([field]) => ({
        field,
        problem: `\`${field}\` has a \`visibleWhen\`, but stands in no form.`,
        fix: 'Take `visibleWhen` out, or add the field to a form.',
      })),
  ]
}

function neverShown(resource: Resource, form: readonly string[]): readonly FieldFinding[] {
  const conditional = form.filter((name) => asked(resource, name).length > 0)
  const shown = new Set(form.filter((name) => !conditional.includes(name)))
  const next = () =>
    conditional.find(
      (name) => !shown.has(name) && asked(resource, name).every((other) => shown.has(other)),
    )
  for (let name = next(); name !== undefined; name = next()) shown.add(name)
  return conditional
    .filter((name) => !shown.has(name))
    .map((field) => {
      const others = asked(resource, field)
      const absent = others.find((name) => !form.includes(name))
      return absent === undefined
        ? {
            field,
            problem: `\`${field}\` waits for ${others.map((name) => `\`${name}\``).join(' and ')}, which cannot be typed before it.`,
            fix: 'Let `visibleWhen` ask a field that is always shown.',
          }
        : {
            field,
            problem: `\`${field}\` waits for \`${absent}\`, which the form for a new record does not have.`,
            fix: `Add \`${absent}\` to \`create.fields\`, or take \`${field}\` out of them.`,
          }
    })
}

/** The existing fields that a field's condition asks. */
function asked(resource: Resource, name: string): readonly string[] {
  const { visibleWhen = {} } = fieldOf(resource, name) ?? {}
  return Object.keys(visibleWhen).filter((other) => fieldOf(resource, other))
}
