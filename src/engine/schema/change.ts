import { digitsOf, scaleOf, toDecimal, type Decimal } from '@/engine/values/decimal'

/**
 * The change of an amount in per cent, exact to one place, halves away from zero; `null` from zero.
 *
 * @example percentChange(decimal('8'), decimal('9')) // '12.5'
 */
export function percentChange(before: Decimal, after: Decimal): Decimal | null {
  const scale = Math.max(scaleOf(before), scaleOf(after))
  const [from, to] = [toMinor(before, scale), toMinor(after, scale)]
  if (from === 0n) return null
  const base = magnitude(from)
  const tenths = (2n * magnitude(to - from) * 1000n + base) / (2n * base)
  const sign = to < from ? '-' : ''
  return toDecimal(`${sign}${tenths / 10n}.${tenths % 10n}`)
}

function toMinor(value: Decimal, scale: number): bigint {
  return BigInt(digitsOf(value).replace('.', '') + '0'.repeat(scale - scaleOf(value)))
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
