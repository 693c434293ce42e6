import { hasHidden } from '../values/hiddenCharacters'
import { field, type Field, type FieldOptions } from '../schema/field'
import { compareTexts, sureTextOrder, toText, type Kind } from '../schema/kind'
import { rules, type RuleName } from '../schema/validators/rules'

export type TextOptions = FieldOptions<'eq' | 'like'> & {
  /** The most characters an input takes; 256 by default, or what its rule takes. */
  readonly maxLength?: number
  /** The rule of specification §5 that an input must keep; none by default. */
  readonly rule?: RuleName
  /** Shown in an empty input, where the gateway asks for a form that no rule of the portal knows. */
  readonly example?: string
  /** A key of the portal's words is shown as the words; any other text as it is. */
  readonly worded?: true
}
export type TextField = Field<'text', TextOptions, string>

/** Characters an input takes where the declaration names no limit. */
export const defaultMaxLength = 256

/**
 * A short text on one line.
 *
 * @example walletName: f.text({ filter: 'like', maxLength: 64 })
 * @example email: f.text({ rule: 'email' })
 */
export function text<const O extends TextOptions = object>(options?: O) {
  return field<'text', O, string>(textKind, options)
}

export const textKind: Kind<TextField, string> = {
  name: 'text',
  parse: toText,
  format: (value) => value,
  compare: compareTexts,
  sureOrder: sureTextOrder,
  validate: (input, { rule, maxLength }) => {
    const max = maxLength ?? (rule ? Infinity : defaultMaxLength)
    if ([...input].length > max) return { key: 'validation.maxLength', args: { max } }
    // a rule says itself which characters it takes
    if (rule) return rules[rule](input)
    return hasHidden(input) ? { key: 'validation.hiddenCharacters' } : undefined
  },
  keepsBlanks: ({ rule }) => rule === undefined,
  filterOps: ['eq', 'like'],
  sortable: true,
  sandboxColumn: 'text',
  samples: ({ rule }) => (rule === undefined ? ['Sample'] : []),
}
