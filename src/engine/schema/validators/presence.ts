import type { Issue } from '../issue'
import type { Validator } from './validator'

/** §5 Required: something other than white space; the reader's label of the field is `%{field}`. */
export const required: Validator = (input) =>
  isBlank(input) ? { key: 'validation.required' } : undefined

/** §5 emptyErr: the same, in the words of a business dialog: '{0} cannot empty'. */
export const notEmpty: Validator = (input) =>
  isBlank(input) ? { key: 'validation.notEmpty' } : undefined

/** §5 Cascader and multi-select: at least one value, and none of them empty. */
export function selected(values: readonly string[] | null | undefined): Issue | undefined {
  const isChosen = values && values.length > 0 && !values.some(isBlank)
  return isChosen ? undefined : { key: 'validation.selected' }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
