/** Amounts while they are reckoned with: whole numbers of 10⁻¹⁸. */
export type Units = bigint

/** One millionth, the smallest amount that people enter. */
export const micro: Units = 10n ** 12n
export const one: Units = 10n ** 18n

/** The largest multiple of `step` that is not above `amount`. */
export function floorTo(step: Units, amount: Units): Units {
  return amount - (amount % step)
}

/** The exact decimal text of an amount. */
export function unitsText(units: Units): string {
  const digits = String(units < 0n ? -units : units).padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -18)}${fraction && `.${fraction}`}`
}

/** The amount that an exact decimal text names. */
export function readUnits(text: string): Units {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(18, '0'))
}
