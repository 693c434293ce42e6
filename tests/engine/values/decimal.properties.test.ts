// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import {
  compareDecimals,
  decimal,
  digitsOf,
  formatDecimal,
  glanceDecimal,
  negate,
  scaleOf,
  sumDecimals,
  toDecimal,
} from '@/engine/values/decimal'
import { always } from '@/tests/support/properties'

/** The oracle: so many of the smallest unit, of 0 to 38 digits, and how many of them stand behind the point. */
type Amount = { minor: bigint; scale: number }

const amount: fc.Arbitrary<Amount> = fc
  .tuple(fc.stringMatching(/^\d{1,38}$/), fc.boolean(), fc.nat(38))
  .map(([digits, isNegative, scale]) => ({
    minor: isNegative ? -BigInt(digits) : BigInt(digits),
    scale,
  }))

const absolute = (one: bigint) => (one < 0n ? -one : one)
const raised = ({ minor, scale }: Amount, to: number) => minor * 10n ** BigInt(to - scale)

function write({ minor, scale }: Amount): string {
  const text = absolute(minor)
    .toString()
    .padStart(scale + 1, '0')
  const point = text.length - scale
  const fraction = scale === 0 ? '' : `.${text.slice(point)}`
  return `${minor < 0n ? '-' : ''}${text.slice(0, point)}${fraction}`
}

const of = (one: Amount) => decimal(write(one))

describe('any amount', () => {
  always(
    'is read exactly, with any zeros, sign and blanks before it',
    [amount, fc.nat(5)],
    (one, zeros) => {
      const [sign, digits] = one.minor < 0n ? ['-', write(one).slice(1)] : ['+', write(one)]
      expect(digitsOf(of(one))).toBe(write(one))
      expect(digitsOf(decimal(` ${sign}${'0'.repeat(zeros)}${digits} `))).toBe(write(one))
    },
  )

  always('has its scale', [amount], (one) => {
    expect(scaleOf(of(one))).toBe(one.scale)
  })

  always('is formatted with every digit, in groups of three', [amount], (one) => {
    const formatted = formatDecimal(of(one))
    expect(formatted.replaceAll(',', '')).toBe(write(one))
    expect(formatted).toMatch(/^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/)
  })

  always(
    'is cut for a glance, never rounded, and marked where digits are missing',
    [amount, fc.nat(6)],
    (one, places) => {
      const [glance, formatted] = [glanceDecimal(of(one), places), formatDecimal(of(one))]
      const shown = glance.replace('…', '')
      const missing = formatted.slice(shown.length)
      expect(formatted.startsWith(shown)).toBe(true)
      expect(glance.endsWith('…')).toBe(/[1-9]/.test(missing))
      if (shown.startsWith('0.')) expect(shown).toMatch(/[1-9]|^0\.0+$/)
    },
  )

  always(
    'with an exponent is the amount with its point moved',
    [amount, fc.integer({ min: -40, max: 40 })],
    (one, power) => {
      const moved = decimal(`${write(one)}e${power}`)
      const scale = Math.max(one.scale - power, 0)
      const minor = one.minor * 10n ** BigInt(Math.max(power - one.scale, 0))
      const expected = of({ minor, scale: scaleOf(moved) })
      expect(scaleOf(moved)).toBe(scale)
      expect(compareDecimals(moved, of({ minor, scale }))).toBe(0)
      expect(digitsOf(moved)).toBe(digitsOf(expected))
    },
  )

  always('turned twice is itself, and turned once its opposite', [amount], (one) => {
    expect(digitsOf(negate(negate(of(one))))).toBe(write(one))
    expect(digitsOf(negate(of(one)))).toBe(write({ ...one, minor: -one.minor }))
  })

  always('is the safe integer that it is', [fc.maxSafeInteger()], (integer) => {
    expect(toDecimal(integer)).toBe(toDecimal(String(integer)))
    expect(toDecimal(integer + 0.5)).toBe(
      Number.isSafeInteger(integer + 0.5) ? String(integer + 0.5) : null,
    )
  })
})

describe('any amounts', () => {
  const amounts = fc.array(amount, { maxLength: 12 })

  always('are summed as integers of the smallest unit are', [amounts], (all) => {
    const scale = Math.max(0, ...all.map((one) => one.scale))
    const minor = all.reduce((sum, one) => sum + raised(one, scale), 0n)
    expect(digitsOf(sumDecimals(all.map(of)))).toBe(write({ minor, scale }))
  })

  always('are summed alike in any order', [amounts, fc.nat()], (all, turn) => {
    const place = all.length === 0 ? 0 : turn % all.length
    const turned = [...all.slice(place), ...all.slice(0, place)]
    expect(sumDecimals(turned.map(of))).toBe(sumDecimals(all.map(of)))
  })

  always('are compared as integers of the smallest unit are', [amount, amount], (one, other) => {
    const scale = Math.max(one.scale, other.scale)
    const [a, b] = [raised(one, scale), raised(other, scale)]
    const expected = a < b ? -1 : a > b ? 1 : 0
    expect(compareDecimals(of(one), of(other))).toBe(expected)
    expect(compareDecimals(of(other), of(one))).toBe(expected === 0 ? 0 : -expected)
    expect(
      compareDecimals(of(one), of({ ...one, minor: one.minor * 10n, scale: one.scale + 1 })),
    ).toBe(0)
  })
})

describe('any text', () => {
  const near = fc
    .array(fc.constantFrom('1', '0', '9', '.', '-', '+', 'e', 'E', ',', ' ', '１', 'x', '∞'))
    .map((signs) => signs.join(''))

  always(
    'is an amount of plain digits or none',
    [fc.oneof(near, fc.string({ unit: 'binary' }))],
    (text) => {
      const read = toDecimal(text)
      if (read === null) expect(() => decimal(text)).toThrow(TypeError)
      else expect(digitsOf(read)).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/)
    },
  )
})
