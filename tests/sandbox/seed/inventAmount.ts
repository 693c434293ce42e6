import type { Dice } from '../dice'
import { micro, type Units } from './units'

/** An amount as people and programs write them: small ones more often, few with 18 decimal places. */
export function inventAmount(dice: Dice, from: number, to: number): Units {
  const value = Math.exp(dice.between(Math.log(from), Math.log(to)))
  const micros = BigInt(Math.round(value * 1e6))
  const kind = dice.fraction()
  if (kind < 0.25) return (micros - (micros % 1_000_000n)) * micro
  if (kind < 0.6) return (micros - (micros % 10_000n)) * micro
  if (kind < 0.98) return micros * micro
  return micros * micro + BigInt(dice.int(1, 999_999)) * 1_000_000n + BigInt(dice.int(1, 999_999))
}

/** At most half of what is there, with the decimal places that people enter. */
export function capAmount(amount: Units, available: Units): Units {
  const half = available / 2n
  return amount <= half ? amount : half - (half % micro)
}
