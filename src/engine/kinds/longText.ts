import { hasHidden } from '@/engine/values/hiddenCharacters'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { asText, type Kind } from '@/engine/schema/kind'
import { rules, type RuleName } from '@/engine/schema/validators/rules'

type LongTextOptions = FieldOptions<'eq' | 'like'> & {
  /** The maximum length of an input; 2000 characters by default. */
  readonly maxLength?: number
  /** The rule of specification §5 for an input; none by default. */
  readonly rule?: RuleName
  /** JSON, laid out over several lines on a record's page. */
  readonly json?: true
  /** HTML from an editor: shown as its text, edited as its source. */
  readonly markup?: true
}
export type LongTextField = Field<'longText', LongTextOptions, string>

/**
 * A text of several lines: cut in a list, whole on the record's page.
 *
 * @example remark: f.longText({ maxLength: 500 })
 */
export function longText<const O extends LongTextOptions = object>(options?: O) {
  return field<'longText', O, string>(longTextKind, options)
}

export const longTextKind: Kind<LongTextField, string> = {
  ...asText,
  name: 'longText',
  validate: (input, { rule, maxLength = 2000 }) => {
    const isTooLong = [...input].length > maxLength
    if (isTooLong) return { key: 'validation.maxLength', args: { max: maxLength } }
    if (rule) return rules[rule](input)
    return hasHidden(input, 'prose') ? { key: 'validation.hiddenCharacters' } : undefined
  },
  keepsBlanks: ({ rule }) => rule === undefined,
  filterOps: ['like', 'eq'],
  sortable: false,
  samples: ({ rule }) => (rule === undefined ? ['Sample'] : []),
}
