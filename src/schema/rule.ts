import { compareDecimals, digitsOf, negate, sumDecimals, toDecimal, type Decimal } from './decimal'

/** A fact that must hold between the amounts of one record; plain data. */
export type Rule<N extends string = string> = {
  readonly rule: 'balanced'
  readonly before: N
  readonly change: N
  readonly after: N
}

/** The arithmetic of a broken rule, exact. */
export type Breach = {
  readonly before: Decimal
  readonly change: Decimal
  readonly after: Decimal
  /** `after − (before + change)` without trailing zeros: above zero is too much. */
  readonly difference: Decimal
}

/**
 * The rule that one amount and its change make another: before + change = after.
 *
 * @example rules: [balanced('beforeAmount', 'changeAmount', 'afterAmount')]
 */
export function balanced<const B extends string, const C extends string, const A extends string>(
  before: B,
  change: C,
  after: A,
): Rule<B | C | A> {
  return Object.freeze({ rule: 'balanced', before, change, after })
}

/**
 * How a record breaks a rule; `undefined` while it keeps it, and where an amount is missing, since then
 * nothing can be said.
 */
export function breachOf(
  rule: Rule,
  record: Readonly<Record<string, unknown>>,
): Breach | undefined {
  const before = toDecimal(record[rule.before])
  const change = toDecimal(record[rule.change])
  const after = toDecimal(record[rule.after])
  if (before === null || change === null || after === null) return undefined
  if (compareDecimals(sumDecimals([before, change]), after) === 0) return undefined
  const difference = sumDecimals([after, negate(before), negate(change)])
  return { before, change, after, difference: withoutTrailingZeros(difference) }
}

function withoutTrailingZeros(value: Decimal): Decimal {
  const digits = digitsOf(value)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return toDecimal(short) ?? value
}
