import { kindOf } from './field'
import type { Form, Resource } from './resource'

/** The fields a form may show; one that is read-only or made of others is none of them. */
export function formFieldsOf({ fields }: Resource, form: Form | undefined): readonly string[] {
  return (form?.fields ?? []).filter((name) => {
    const field = fields[name]
    return field !== undefined && !field.readOnly && !kindOf(field).derive
  })
}
