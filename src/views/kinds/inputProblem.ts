import type { FieldOptions } from '@/schema/field'
import { kindOf, type KindName } from '@/schema/kinds'
import type { Words } from '../words'

type Declared = { readonly kind: string } & FieldOptions

/** Why a typed text is refused, in words, as a form's check wants it; `true` for a good one. */
export function inputProblem(
  field: Declared,
  label: string,
  value: string | undefined,
  words: Words,
): true | string {
  const text = (value ?? '').trim()
  if (text === '') {
    return field.required ? words.t('validation.required', { field: label }) : true
  }
  const issue = kindOf(field as { kind: KindName }).validate(text, field)
  return issue ? words.t(issue.key, { field: label, ...issue.args }) : true
}
