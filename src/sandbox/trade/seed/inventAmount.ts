import type { Dice } from '../../values/dice'
import { micro, type Units } from '../../seed/units'

/** Every how many stores one trades by program, in amounts of 18 decimal places. */
export const storesPerFineOne = 8

/** An amount as people and programs write them: small ones more often, of some stores a few with 18 places. */
export function inventAmount(dice: Dice, store: { id: number }, from: number, to: number): Units {
  const value = Math.exp(dice.between(Math.log(from), Math.log(to)))
  const micros = BigInt(Math.round(value * 1e6))
  const kind = dice.fraction()
  if (kind < 0.25) return (micros - (micros % 1_000_000n)) * micro
  if (kind < 0.6) return (micros - (micros % 10_000n)) * micro
  if (kind < 0.9 || store.id % storesPerFineOne !== 0) return micros * micro
  return micros * micro + BigInt(dice.int(1, 999_999)) * 1_000_000n + BigInt(dice.int(1, 999_999))
}

/** At most half of the balance, with the decimal places that people enter. */
export function capAmount(amount: Units, available: Units): Units {
  const half = available / 2n
  return amount <= half ? amount : half - (half % micro)
}
