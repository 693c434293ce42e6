// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
import { wrongDecimals } from './decimalOracle'

const digits = (input: unknown) => {
  const value = toDecimal(input)
  return value === null ? null : digitsOf(value)
}

describe('exact amounts', () => {
  it.each([
    ['123456789012.123456', '123456789012.123456'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['7.50', '7.50'],
    ['007', '7'],
    ['+3', '3'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['1e-7', '0.0000001'],
    ['1E+3', '1000'],
    ['12.34e1', '123.4'],
    ['1.5e-3', '0.0015'],
    [' 5 ', '5'],
    [42, '42'],
    ['1e100', `1${'0'.repeat(100)}`],
    ['-1E-100', `-0.${'1'.padStart(100, '0')}`],
    ['9'.repeat(80), '9'.repeat(80)],
  ])('D12: reads %j as %j', (input, expected) => {
    expect(digits(input)).toBe(expected)
  })

  it.each([
    '',
    'abc',
    '--',
    '1,5',
    '.5',
    '1.2.3',
    'NaN',
    'Infinity',
    '１２',
    '0x10',
    '1e101',
    '1e-101',
    '1e999',
  ])('D12: refuses %j', (input) => {
    expect(digits(input)).toBeNull()
  })

  it.each([0.1, Number.NaN, 2 ** 60, null, undefined, {}, [], true])(
    'refuses %j, which is no exact amount',
    (input) => {
      expect(digits(input)).toBeNull()
    },
  )

  it('groups thousands and shows every digit', () => {
    expect(formatDecimal(decimal('1234567.000000000000000001'))).toBe(
      '1,234,567.000000000000000001',
    )
    expect(formatDecimal(decimal('-1234.5'))).toBe('-1,234.5')
    expect(formatDecimal(decimal('999'))).toBe('999')
  })

  it('is cut for a glance, never rounded, with a mark for more digits', () => {
    const glances: [string, string][] = [
      ['1234567.999999999999999999', '1,234,567.99…'],
      ['-12.5', '-12.5'],
      ['7', '7'],
      ['7.500000', '7.50'],
      ['0.000000123456', '0.00000012…'],
      ['0.12', '0.12'],
      ['1.000012', '1.00…'],
      ['0.001', '0.001'],
    ]
    for (const [amount, glance] of glances) expect(glanceDecimal(decimal(amount))).toBe(glance)
  })

  it('compares by amount, not by text', () => {
    expect(compareDecimals(decimal('10'), decimal('9'))).toBe(1)
    expect(compareDecimals(decimal('1.0'), decimal('1'))).toBe(0)
    expect(compareDecimals(decimal('-2'), decimal('-1.5'))).toBe(-1)
  })

  it('returns the scale', () => {
    expect(scaleOf(decimal('1.50'))).toBe(2)
    expect(scaleOf(decimal('1'))).toBe(0)
  })

  it('sums 0.1 and 0.2 exactly, and nothing to 0', () => {
    expect(digitsOf(sumDecimals([decimal('0.1'), decimal('0.2')]))).toBe('0.3')
    expect(digitsOf(sumDecimals([]))).toBe('0')
  })

  it('turns the sign without touching zero', () => {
    expect(digitsOf(negate(decimal('5.20')))).toBe('-5.20')
    expect(digitsOf(negate(decimal('0')))).toBe('0')
  })

  it('names the remedy when a literal is no decimal', () => {
    expect(() => decimal('1,5')).toThrow("'1,5' is not a decimal: write digits like '12.50'")
  })
})

describe('exact amounts, any of them', () => {
  const amount = fc
    .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
    .map(([minor, scale]) => ({ minor, scale }))

  const write = ({ minor, scale }: { minor: bigint; scale: number }) => {
    const text = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0')
    const point = text.length - scale
    const fraction = scale === 0 ? '' : `.${text.slice(point)}`
    return `${minor < 0n ? '-' : ''}${text.slice(0, point)}${fraction}`
  }

  it('reads back what it writes', () => {
    fc.assert(fc.property(amount, (one) => digits(write(one)) === write(one)))
  })

  it('sums as integers of the smallest unit do', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (all) => {
        const scale = Math.max(...all.map((one) => one.scale))
        const minor = all.reduce(
          (sum, one) => sum + one.minor * 10n ** BigInt(scale - one.scale),
          0n,
        )
        const sum = digitsOf(sumDecimals(all.map((one) => decimal(write(one)))))
        expect(sum).toBe(write({ minor, scale }))
      }),
    )
  })

  it('loses nothing between reading and formatting', () => {
    fc.assert(
      fc.property(amount, (one) => {
        expect(formatDecimal(decimal(write(one))).replaceAll(',', '')).toBe(write(one))
      }),
    )
  })

  it('E12: agree with whole numbers on ten thousand pairs of up to 38 digits on either side', () => {
    expect(wrongDecimals({ count: 10_000, seed: 'amounts' })).toEqual([])
  })

  it('D12: any text is read as exact digits or refused', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[+-]?\d{0,9}\.?\d{0,9}(?:[eE][+-]?\d{1,3})?$/),
      fc.double().map(String),
    )
    fc.assert(
      fc.property(odd, (text) => {
        const value = toDecimal(text)
        expect(value === null ? '0' : formatDecimal(value)).toMatch(
          /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/,
        )
      }),
    )
  })
})
