import { digitsOf, negate, sumDecimals, toDecimal, type Decimal } from '../../values/decimal'

/** The first amount less all others, exact and without trailing zeros. */
export function difference(from: Decimal, ...others: readonly Decimal[]): Decimal {
  const value = sumDecimals([from, ...others.map(negate)])
  const digits = digitsOf(value)
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return toDecimal(short) ?? value
}
