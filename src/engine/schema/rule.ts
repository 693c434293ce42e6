import {
  compareDecimals,
  decimal,
  digitsOf,
  negate,
  sumDecimals,
  toDecimal,
  type Decimal,
} from '@/engine/values/decimal'
import { holds } from './action'
import type { FieldWhen } from './field'
import type { Issue } from './issue'

/** A fact that must hold within one record; plain data. */
export type Rule = Balanced | AtMost | AnyOf

export type Balanced<N extends string = string> = {
  readonly rule: 'balanced'
  readonly before: N
  readonly change: N
  readonly after: N
}

/**
 * The rule that before + change = after. A stored record that breaks it is marked; a record without one of the
 * amounts is not.
 *
 * @example rules: [balanced('beforeAmount', 'changeAmount', 'afterAmount')]
 */
export function balanced<const B extends string, const C extends string, const A extends string>(
  before: B,
  change: C,
  after: A,
): Balanced<B | C | A> {
  return Object.freeze({ rule: 'balanced', before, change, after })
}

export type AtMost<N extends string = string> = {
  readonly rule: 'atMost'
  readonly part: N
  readonly whole: N
}

/**
 * The rule that one amount is no more than another, such as a fee and its total. A stored record that breaks it is
 * marked; a record without one of the amounts is not.
 *
 * @example rules: [atMost('fee', 'totalU')]
 */
export function atMost<const P extends string, const W extends string>(
  part: P,
  whole: W,
): AtMost<P | W> {
  return Object.freeze({ rule: 'atMost', part, whole })
}

export type AnyOf<N extends string = string, W = FieldWhen> = {
  readonly rule: 'anyOf'
  /** Words under `validation`. */
  readonly message: string
  readonly fields: readonly N[]
  /** The records that the rule applies to; all by default. */
  readonly when?: W
}

/**
 * The rule that at least one of several fields is filled. A form that would leave all of them empty is refused.
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

export type Breach = {
  /** Words under `rules`. */
  readonly message: string
  readonly amounts: Readonly<Record<string, Decimal>>
  /** The direction of the change among the amounts. */
  readonly sign?: '+' | '−'
  /** The fields whose labels the words show. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Why a form is refused, and the visible fields that show it, in the form's order. */
export type FormIssue = { readonly at: readonly string[]; readonly issue: Issue }

type Values = Readonly<Record<string, unknown>>

type RuleKind<R> = {
  fields(rule: R): readonly string[]
  /** For a stored record. */
  breach?(rule: R, record: Values): Breach | undefined
  /** For the record that a form would save. */
  refusal?(rule: R, record: Values): Issue | undefined
}

const kinds: { readonly [K in Rule['rule']]: RuleKind<Extract<Rule, { rule: K }>> } = {
  balanced: {
    fields: ({ before, change, after }) => [before, change, after],
    breach: (rule, record) => {
      const before = toDecimal(record[rule.before])
      const change = toDecimal(record[rule.change])
      const after = toDecimal(record[rule.after])
      if (before === null || change === null || after === null) return undefined
      if (compareDecimals(sumDecimals([before, change]), after) === 0) return undefined
      const error = difference(after, before, change)
      return {
        message: isBelowZero(error) ? 'tooLittle' : 'tooMuch',
        sign: isBelowZero(change) ? '−' : '+',
        amounts: { before, change: magnitude(change), after, difference: magnitude(error) },
      }
    },
  },
  atMost: {
    fields: ({ part, whole }) => [part, whole],
    breach: (rule, record) => {
      const part = toDecimal(record[rule.part])
      const whole = toDecimal(record[rule.whole])
      if (part === null || whole === null || compareDecimals(part, whole) <= 0) return undefined
      return {
        message: 'above',
        fields: { partName: rule.part, wholeName: rule.whole },
        amounts: { part, whole, difference: difference(part, whole) },
      }
    },
  },
  anyOf: {
    fields: ({ fields }) => fields,
    refusal: ({ message, fields, when }, record) => {
      const isKept = !holds(when, record) || fields.some((name) => isFilled(record[name]))
      return isKept ? undefined : { key: `validation.${message}` }
    },
  },
}

function kindOf({ rule }: Rule): RuleKind<Rule> {
  return kinds[rule]
}

export function fieldsOfRule(rule: Rule): readonly string[] {
  return [...kindOf(rule).fields(rule), ...Object.keys('when' in rule ? (rule.when ?? {}) : {})]
}

/** `undefined` for a record that keeps the rule. */
export function breachOf(rule: Rule, record: Values): Breach | undefined {
  return kindOf(rule).breach?.(rule, record)
}

/**
 * A form that shows none of the rule's fields is never refused: it can neither break the rule nor mend the record.
 *
 * @param record the record as the form would save it
 * @param inSight the form's visible fields, in their order
 */
export function formIssueOf(
  rule: Rule,
  record: Values,
  inSight: readonly string[],
): FormIssue | undefined {
  const { fields, refusal } = kindOf(rule)
  const concerned = fields(rule)
  const at = inSight.filter((name) => concerned.includes(name))
  const issue = at.length > 0 ? refusal?.(rule, record) : undefined
  return issue && { at, issue }
}

/** Exact, without trailing zeros. */
function difference(from: Decimal, ...others: readonly Decimal[]): Decimal {
  const value = sumDecimals([from, ...others.map(negate)])
  const digits = digitsOf(value)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return toDecimal(short) ?? value
}

const zero = decimal('0')

function isBelowZero(value: Decimal): boolean {
  return compareDecimals(value, zero) < 0
}

function magnitude(value: Decimal): Decimal {
  return isBelowZero(value) ? negate(value) : value
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== ''
}
