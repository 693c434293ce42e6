import { hasHidden } from '@/engine/values/hiddenCharacters'
import { field, type Field, type FieldOptions } from '@/engine/schema/field'
import { asText, type Kind } from '@/engine/schema/kind'
import { rules, type RuleName } from '@/engine/schema/validators/rules'

type TextOptions = FieldOptions<'eq' | 'like'> & {
  /** The maximum length of an input; 256 characters by default, unlimited with a rule. */
  readonly maxLength?: number
  /** The rule of specification §5 for an input; none by default. */
  readonly rule?: RuleName
  /** An example in an empty input, for texts that only the gateway checks. */
  readonly example?: string
  /** A text that is a message key shows that message. */
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
 * The reason that an action requires, sent as `reason`.
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
