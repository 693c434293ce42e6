// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { f, usdt } from '@/engine/declare'
import { digitsOf, toDecimal } from '@/engine/values/decimal'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { inputText, typedValue, wireValue } from '@/engine/schema/input'
import { readPastedDecimal } from '@/engine/values/pastedDecimal'

const keyOf = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)?.key
const parse = (field: FieldMap[string], wire: unknown) => kindOf(field).parse(wire, field)

describe('integers', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['-0', 0],
    ['007', 7],
    ['9007199254740993', null],
    [1.5, null],
    ['1.0', null],
    ['', null],
    [null, null],
    ['1e3', null],
  ])('reads %j as %j', (wire, value) => {
    expect(parse(f.integer(), wire)).toBe(value)
  })

  it.each([
    ['5', undefined],
    ['0', 'validation.min'],
    ['11', 'validation.max'],
    ['1.5', 'validation.integer'],
    ['1,000', 'validation.integer'],
    ['１', 'validation.integer'],
  ])('from 1 to 10 takes %j: %s', (input, key) => {
    expect(keyOf(f.integer({ min: 1, max: 10 }), input)).toBe(key)
  })

  it('are sent as numbers and shown in groups', () => {
    expect(wireValue(f.integer(), '1200')).toBe(1200)
    expect(kindOf(f.integer()).format(-1234567, f.integer())).toBe('-1,234,567')
  })
})

describe('decimals', () => {
  const rate = f.decimal({ scale: 4 })

  it.each([
    ['0', undefined],
    ['7.1234', undefined],
    ['7.12345', 'validation.scale'],
    ['-1', 'validation.notNegative'],
    ['1,234.5', 'validation.decimal'],
    ['+1', 'validation.decimal'],
    ['1.', 'validation.decimal'],
    ['--1', 'validation.decimal'],
  ])('E12: takes %j: %s', (input, key) => {
    expect(keyOf(rate, input)).toBe(key)
  })

  it('take a sign, or must be above zero, as declared', () => {
    expect(keyOf(f.decimal({ scale: 2, signed: true }), '-1.5')).toBeUndefined()
    expect(keyOf(f.decimal({ scale: 2, positive: true }), '0.00')).toBe('validation.positive')
    expect(keyOf(f.decimal({ scale: 2, positive: true }), '-1')).toBe('validation.positive')
  })

  it('have their unit, if any, as text', () => {
    const value = toDecimal('1234.50')
    const percent = f.decimal({ scale: 2, unit: '%' })
    expect(kindOf(rate).format(value, rate)).toBe('1,234.50')
    expect(kindOf(percent).format(value, percent)).toBe('1,234.50 %')
  })

  it('come back from an input digit by digit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 18 }),
        (n, s) => {
          const text = String(n).padStart(s + 1, '0')
          const value = toDecimal(
            `${text.slice(0, text.length - s)}.${text.slice(text.length - s)}0`,
          )
          expect(value).not.toBeNull()
          expect(typedValue(rate, inputText(rate, value))).toBe(value)
        },
      ),
    )
  })
})

describe('amounts', () => {
  it('may be zero only as declared', () => {
    expect(keyOf(usdt(), '0.00')).toBe('validation.positive')
    expect(keyOf(usdt({ zero: true }), '0.00')).toBeUndefined()
    expect(keyOf(usdt({ zero: true }), '-1')).toBe('validation.positive')
  })
})

describe('a pasted amount', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1,234', '1234'],
    ['-1,234,567.8', '-1234567.8'],
    [' 12,345.678901 ', '12345.678901'],
  ])('%j has one reading: %s', (text, understood) => {
    expect(readPastedDecimal(text)).toEqual({ understood })
  })

  it.each([
    '1,23',
    '1.234,56',
    '1.234.567',
    '12,34.5',
    '1,2345',
    '0,123',
    '1,234.567,8',
    '1 234.56',
    "1'234.56",
    '1,234,56',
    ',5',
    '1,',
  ])('%j has more than one and is refused', (text) => {
    expect(readPastedDecimal(text)).toEqual({ refused: true })
  })

  it.each(['1234.56', '-0.5', '', 'abc', '1,234.56 USDT', '.5', '12a', ','])(
    '%j is nobody’s business but the check’s',
    (text) => {
      expect(readPastedDecimal(text)).toBeUndefined()
    },
  )

  it('keeps every digit of a grouped amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 10n ** 40n }), (n) => {
        const value = toDecimal(String(n))
        const shown = String(n).replaceAll(/\B(?=(\d{3})+$)/g, ',')
        expect(readPastedDecimal(`${shown}.050`)).toEqual({
          understood: `${value && digitsOf(value)}.050`,
        })
      }),
    )
  })

  it('is read in linear time', () => {
    const started = performance.now()
    for (const part of ['1,', '1 ', '1.', "'", ' ', ',']) readPastedDecimal(part.repeat(50_000))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
