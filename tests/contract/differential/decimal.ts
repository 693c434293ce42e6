/** An exact amount: how many units of the eighteenth decimal place. */
export type Amount = bigint

const places = 18

export function amountOf(text: string): Amount {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(places, '0'))
  return text.startsWith('-') ? -units : units
}

/** Without zeros that mean nothing. */
export function textOf(amount: Amount): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  const text = digits.slice(0, -places) + (fraction === '' ? '' : `.${fraction}`)
  return amount < 0n ? `-${text}` : text
}
