import { kindOf, type Field } from '@/engine/schema/field'
import type { StoredText } from '../view/storedTexts'
import type { Translate } from '../../data/labels'

type Beside = Readonly<Record<string, unknown>>

/**
 * Why a typed text is refused, in words, as a form's check wants it; `true` for a good one, and for what the record
 * holds already.
 *
 * @param others the other texts of the form
 */
export function inputProblem(
  { field, label, t, stored }: Checked,
  value: string | undefined,
  others: Beside = {},
): true | string {
  const text = (value ?? '').trim()
  const isKept = stored !== undefined && value === stored.text
  if (text === '') {
    return field.required && !isKept ? t('validation.required', { field: label }) : true
  }
  const { validate, validateBeside } = kindOf(field)
  const beside = (texts: Beside) => validateBeside?.(text, field, texts)
  const issue = isKept
    ? beside(stored.others) === undefined && beside(others)
    : (validate(text, field) ?? beside(others))
  return issue ? t(issue.key, { field: label, ...issue.args }) : true
}

type Checked = {
  readonly field: Field
  readonly label: string
  readonly t: Translate
  /** What the record under the form holds; none in a form for a new record. */
  readonly stored: StoredText | undefined
}
