declare const decimalBrand: unique symbol

/**
 * An exact decimal amount: plain digits (`'-12.50'`) at run time, opaque at compile time, so that arithmetic, number
 * conversion and concatenation do not compile.
 */
export type Decimal = { readonly [decimalBrand]: 'decimal' }

type Parts = { readonly negative: boolean; readonly whole: string; readonly fraction: string }

const pattern = /^([+-]?)(\d{1,100})(?:\.(\d{0,100}))?(?:[eE]([+-]?\d{1,3}))?$/

// as `write` leaves it; most amounts are
const plain = /^(?:0|[1-9]\d{0,99})(?:\.\d{1,100})?$/

/**
 * Reads a decimal text or a safe integer. Keeps every digit (`'7.50'` stays `'7.50'`), writes out an exponent, reads
 * `-0` as `0`. Gives `null` for anything else, never `NaN`.
 *
 * @example toDecimal('1e-7') // '0.0000001'
 */
export function toDecimal(input: unknown): Decimal | null {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? brand(String(input)) : null
  if (typeof input !== 'string') return null
  if (plain.test(input)) return brand(input)
  const match = pattern.exec(input.trim())
  if (!match) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  const power = Math.trunc(Number(exponent))
  if (Math.abs(power) > 100) return null
  return write({ negative: sign === '-', ...shift(whole, fraction, power) })
}

/**
 * An amount in code.
 *
 * @throws {TypeError} if the text is not a decimal
 * @example decimal('0.1')
 */
export function decimal(text: string): Decimal {
  const value = toDecimal(text)
  if (value === null) throw new TypeError(`'${text}' is not a decimal: write digits like '12.50'`)
  return value
}

/** The plain digits, for the wire and the clipboard: `'1234.5'`. */
export function digitsOf(value: Decimal): string {
  return String(value)
}

/** Every digit, with grouped thousands: `'1,234.50'`. */
export function formatDecimal(value: Decimal): string {
  const { negative, whole, fraction } = parts(value)
  const grouped = whole.length > 3 ? whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',') : whole
  return textOf({ negative, fraction, whole: grouped })
}

/**
 * A short form beside the exact amount: cut, never rounded; `…` stands for more digits. Below one, the first two
 * digits that are not zero stay.
 *
 * @param places digits after the point, 2 by default
 * @example glanceDecimal('1234.5678') // '1,234.56…'
 */
export function glanceDecimal(value: Decimal, places = 2): string {
  const { negative, whole, fraction } = parts(value)
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0
  const kept = whole === '0' ? Math.max(places, zeros + 2) : places
  const isCut = /[1-9]/.test(fraction.slice(kept))
  const shown = formatDecimal(brand(textOf({ negative, whole, fraction: fraction.slice(0, kept) })))
  return isCut ? `${shown}…` : shown
}

/** Digits after the point: 2 for `'1.50'`. */
export function scaleOf(value: Decimal): number {
  return parts(value).fraction.length
}

/** Whatever its digits after the point: `'0.00'`, too. */
export function isZero(value: Decimal): boolean {
  return !/[1-9]/.test(digitsOf(value))
}

/** −1, 0 or 1; `'1.0'` equals `'1'`. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const difference = toMinor(a, scale) - toMinor(b, scale)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The exact sum; `'0'` of nothing. Keeps the largest scale among the amounts. */
export function sumDecimals(values: readonly Decimal[]): Decimal {
  const scale = Math.max(0, ...values.map(scaleOf))
  const minor = values.reduce((sum, value) => sum + toMinor(value, scale), 0n)
  return fromMinor(minor, scale)
}

/** `negate('5')` is `'-5'`. */
export function negate(value: Decimal): Decimal {
  return write({ ...parts(value), negative: !parts(value).negative })
}

function toMinor(value: Decimal, scale: number): bigint {
  const { negative, whole, fraction } = parts(value)
  const minor = BigInt(whole + fraction.padEnd(scale, '0'))
  return negative ? -minor : minor
}

function fromMinor(minor: bigint, scale: number): Decimal {
  const digits = String(minor < 0n ? -minor : minor).padStart(scale + 1, '0')
  const point = digits.length - scale
  return write({
    negative: minor < 0n,
    whole: digits.slice(0, point),
    fraction: digits.slice(point),
  })
}

function shift(whole: string, fraction: string, power: number): Omit<Parts, 'negative'> {
  if (power === 0) return { whole, fraction }
  const digits = whole + fraction
  const point = whole.length + power
  const left = digits.slice(0, Math.max(point, 0)).padEnd(point, '0')
  const right = point < 0 ? '0'.repeat(-point) + digits : digits.slice(point)
  return { whole: left || '0', fraction: right }
}

function parts(value: Decimal): Parts {
  const text = digitsOf(value)
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  return { negative: text.startsWith('-'), whole, fraction }
}

function write({ negative, whole, fraction }: Parts): Decimal {
  const isZero = !/[1-9]/.test(whole + fraction)
  return brand(
    textOf({ negative: negative && !isZero, whole: whole.replace(/^0+(?=\d)/, ''), fraction }),
  )
}

function textOf({ negative, whole, fraction }: Parts): string {
  return `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

function brand(text: string): Decimal {
  const branded: unknown = text
  return branded as Decimal
}
