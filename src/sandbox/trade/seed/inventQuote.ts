import type { Dice } from '../../values/dice'
import { floorTo, micro, one, type Units } from '../../seed/units'

/** One purchase of USDT with CNY, exact on both sides. */
export type Quote = {
  rate: Units
  originCny: Units
  originU: Units
  /** The amount that the customer should send: a few millionths more, so that payments differ. */
  askedU: Units
  fee: Units
}

export function inventQuote(dice: Dice): Quote {
  const rate = BigInt(dice.int(69_000, 73_999)) * tenThousandth
  const originCny = inventCny(dice)
  const originU = floorTo(micro, (originCny * one) / rate)
  const askedU = originU + BigInt(dice.int(1, 999)) * micro
  const fee = floorTo(micro, (askedU * BigInt(dice.int(2, 12))) / 1000n)
  return { rate, originCny, originU, askedU, fee }
}

/** CNY for USDT, whole cents. */
export function toCny(amount: Units, rate: Units): Units {
  return floorTo(cent, (amount * rate) / one)
}

const cent: Units = one / 100n
const tenThousandth: Units = one / 10_000n

/** Small purchases more often, most of them round. */
function inventCny(dice: Dice): Units {
  const yuan = Math.round(Math.exp(dice.between(Math.log(50), Math.log(60_000))))
  const kind = dice.fraction()
  if (kind < 0.45) return BigInt(Math.max(1, Math.round(yuan / 50)) * 50) * one
  if (kind < 0.85) return BigInt(yuan) * one
  return BigInt(yuan) * one + BigInt(dice.int(1, 99)) * cent
}
