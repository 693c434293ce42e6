import {
  compareDecimals,
  decimal,
  negate,
  sumDecimals,
  toDecimal,
  type Decimal,
} from '../../values/decimal'
import type { Breach, RuleKind } from '../ruleKind'
import { difference } from './difference'

export type Balanced<N extends string = string> = {
  readonly rule: 'balanced'
  readonly before: N
  readonly change: N
  readonly after: N
}

/**
 * The rule that one amount and its change make another: before + change = after. A stored record that
 * breaks it is marked; nothing can be said where an amount is missing.
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

export const balancedRule: RuleKind<Balanced> = {
  fields: ({ before, change, after }) => [before, change, after],
  breach: (rule, record): Breach | undefined => {
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
}

const zero = decimal('0')

function isBelowZero(value: Decimal): boolean {
  return compareDecimals(value, zero) < 0
}

function magnitude(value: Decimal): Decimal {
  return isBelowZero(value) ? negate(value) : value
}
