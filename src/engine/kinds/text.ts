import { hasHidden } from '../values/hiddenCharacters'
import { field, type Field, type FieldOptions } from '../schema/field'
import { asText, type Kind } from '../schema/kind'
import { rules, type RuleName } from '../schema/validators/rules'

type TextOptions = FieldOptions<'eq' | 'like'> & {
  /** The most characters an input takes; 256 by default, without limit beside a rule. */
  readonly maxLength?: number
  /** The rule of specification §5 for an input; none by default. */
  readonly rule?: RuleName
  /** An example in an empty input, for a form that only the gateway checks. */
  readonly example?: string
  /** A text that is a key of the app's words shows those words. */
  readonly worded?: true
}
export type TextField = Field<'text', TextOptions, string>

/**
 * A short text on one line.
 *
 * @example walletName: f.text({ filter: 'like', maxLength: 64 })
 * @example email: f.text({ rule: 'email' })
 */
export function text<const O extends TextOptions = object>(options?: O) {
  return field<'text', O, string>(textKind, options)
}

/**
 * The reason that an action asks for, sent as `reason`.
 *
 * @example reject: decide('1', '3', { args: reason({ maxLength: 200 }) })
 */
export function reason<const L extends number>({ maxLength }: { readonly maxLength: L }) {
  return { reason: text({ required: true, maxLength }) } as const
}

export const textKind: Kind<TextField, string> = {
  ...asText,
  name: 'text',
  validate: (input, { rule, maxLength }) => {
    const max = maxLength ?? (rule ? Infinity : 256)
    if ([...input].length > max) return { key: 'validation.maxLength', args: { max } }
    if (rule) return rules[rule](input)
    return hasHidden(input) ? { key: 'validation.hiddenCharacters' } : undefined
  },
  keepsBlanks: ({ rule }) => rule === undefined,
  filterOps: ['eq', 'like'],
  sortable: true,
  samples: ({ rule }) => (rule === undefined ? ['Sample'] : []),
}
