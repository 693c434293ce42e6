import { hasHidden } from '../values/hiddenCharacters'
import { field, type Field, type FieldOptions } from '../schema/field'
import { compareTexts, toText, type Kind } from '../schema/kind'
import { rules, type RuleName } from '../schema/validators/rules'

export type LongTextOptions = FieldOptions<'eq' | 'like'> & {
  /** The most characters an input takes; 2000 by default. */
  readonly maxLength?: number
  /** The rule of specification §5 that an input must keep; none by default. */
  readonly rule?: RuleName
  /** It is JSON: a record's page shows it over several lines. */
  readonly json?: true
  /** It is HTML from an editor: shown as the text that it holds, typed as it is. */
  readonly markup?: true
}
export type LongTextField = Field<'longText', LongTextOptions, string>

/** Characters an input takes where the declaration names no limit. */
export const defaultLongLength = 2000

/**
 * A text of several lines: cut in a list, whole on the record's page.
 *
 * @example remark: f.longText({ maxLength: 500 })
 */
export function longText<const O extends LongTextOptions = object>(options?: O) {
  return field<'longText', O, string>(longTextKind, options)
}

export const longTextKind: Kind<LongTextField, string> = {
  name: 'longText',
  parse: toText,
  format: (value) => value,
  compare: compareTexts,
  validate: (input, { rule, maxLength = defaultLongLength }) => {
    const isTooLong = [...input].length > maxLength
    if (isTooLong) return { key: 'validation.maxLength', args: { max: maxLength } }
    if (rule) return rules[rule](input)
    return hasHidden(input, 'prose') ? { key: 'validation.hiddenCharacters' } : undefined
  },
  keepsBlanks: ({ rule }) => rule === undefined,
  filterOps: ['like', 'eq'],
  sortable: false,
  sandboxColumn: 'text',
  samples: ({ rule }) => (rule === undefined ? ['Sample'] : []),
}
