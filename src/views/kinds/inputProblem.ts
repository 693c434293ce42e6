import type { FieldOptions } from '@/schema/field'
import { kindOf, type KindName } from '@/schema/kinds'
import type { Words } from '../words'

type Declared = { readonly kind: string } & FieldOptions

type Beside = Readonly<Record<string, unknown>>

/**
 * Why a typed text is refused, in words, as a form's check wants it; `true` for a good one. `stored` is what the
 * record came with: an amount of more places than the form takes may stay as it is.
 */
export function inputProblem(
  field: Declared,
  label: string,
  value: string | undefined,
  words: Words,
  others: Beside = {},
  stored?: unknown,
): true | string {
  const text = (value ?? '').trim()
  if (text === '') {
    return field.required ? words.t('validation.required', { field: label }) : true
  }
  const kind = kindOf(field as { kind: KindName })
  const own = kind.validate(text, field)
  const isKept = own?.key === 'validation.scale' && text === stored
  const issue = (isKept ? undefined : own) ?? kind.validateBeside?.(text, field, others)
  return issue ? words.t(issue.key, { field: label, ...issue.args }) : true
}
