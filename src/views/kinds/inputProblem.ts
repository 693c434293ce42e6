import type { FieldOptions } from '@/schema/field'
import { kindOf, type KindName } from '@/schema/kinds'
import type { Words } from '../words'

type Declared = { readonly kind: string } & FieldOptions

type Beside = Readonly<Record<string, unknown>>

/** Why a typed text is refused, in words, as a form's check wants it; `true` for a good one. */
export function inputProblem(
  field: Declared,
  label: string,
  value: string | undefined,
  words: Words,
  others: Beside = {},
): true | string {
  const text = (value ?? '').trim()
  if (text === '') {
    return field.required ? words.t('validation.required', { field: label }) : true
  }
  const kind = kindOf(field as { kind: KindName })
  const issue = kind.validate(text, field) ?? kind.validateBeside?.(text, field, others)
  return issue ? words.t(issue.key, { field: label, ...issue.args }) : true
}
