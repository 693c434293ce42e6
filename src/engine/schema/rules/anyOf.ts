import { holds } from '../action'
import type { FieldWhen } from '../field'
import type { RuleKind } from '../ruleKind'

export type AnyOf<N extends string = string, W = FieldWhen> = {
  readonly rule: 'anyOf'
  /** The key of its words under `validation`. */
  readonly message: string
  readonly fields: readonly N[]
  /** The records it is asked of; all, if not given. */
  readonly when?: W
}

/**
 * The rule that at least one of several fields is filled. A form that would leave all of them empty is
 * refused.
 *
 * @example rules: [anyOf('ipLists', ['ipWhitelist', 'ipBlacklist'], { when: { apiWithdrawal: true } })]
 */
export function anyOf<const N extends string, const W extends FieldWhen = FieldWhen>(
  message: string,
  fields: readonly N[],
  options: { readonly when?: W } = {},
): AnyOf<N, W> {
  return Object.freeze({ rule: 'anyOf', message, fields, ...options })
}

export const anyOfRule: RuleKind<AnyOf> = {
  fields: ({ fields }) => fields,
  refusal: ({ message, fields, when }, record) => {
    const isKept = !holds(when, record) || fields.some((name) => isFilled(record[name]))
    return isKept ? undefined : { key: `validation.${message}` }
  },
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== ''
}
