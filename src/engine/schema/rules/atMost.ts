import { compareDecimals, toDecimal } from '../../values/decimal'
import type { Breach, RuleKind } from '../ruleKind'
import { difference } from './difference'

export type AtMost<N extends string = string> = {
  readonly rule: 'atMost'
  readonly part: N
  readonly whole: N
}

/**
 * The rule that one amount is no more than another, as a fee is part of what it is taken from. A stored
 * record that breaks it is marked; nothing can be said where an amount is missing.
 *
 * @example rules: [atMost('fee', 'totalU')]
 */
export function atMost<const P extends string, const W extends string>(
  part: P,
  whole: W,
): AtMost<P | W> {
  return Object.freeze({ rule: 'atMost', part, whole })
}

export const atMostRule: RuleKind<AtMost> = {
  fields: ({ part, whole }) => [part, whole],
  breach: (rule, record): Breach | undefined => {
    const part = toDecimal(record[rule.part])
    const whole = toDecimal(record[rule.whole])
    if (part === null || whole === null || compareDecimals(part, whole) <= 0) return undefined
    return {
      message: 'above',
      fields: { partName: rule.part, wholeName: rule.whole },
      amounts: { part, whole, difference: difference(part, whole) },
    }
  },
}
