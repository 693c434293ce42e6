// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { f } from '@/engine/declare'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { inputText, typedValue, wireValue } from '@/engine/schema/input'

const refusal = (field: FieldMap[string], input: string) => kindOf(field).validate(input, field)
const moment = f.time()
const day = f.time({ precision: 'day' })

describe('times', () => {
  it.each([
    ['2026-11-20 08:05:09', '2026-11-20 08:05:09'],
    ['2026-11-20T08:05:09', '2026-11-20 08:05:09'],
    ['2026-11-20T08:05', '2026-11-20 08:05:00'],
    ['2026-11-20', '2026-11-20 00:00:00'],
  ])('an input of %j travels as %j', (input, wire) => {
    expect(refusal(moment, input)).toBeUndefined()
    expect(wireValue(moment, input)).toBe(wire)
    expect(typedValue(moment, input)).toBe(wire)
  })

  it.each([
    '2026-02-30 00:00:00',
    '2026-02-29T08:05',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 08:60:00',
    '0000-01-01 00:00:00',
    '12026-11-20T08:05',
    '2026-11-20T00:05:09Z',
    '1763596800',
    'tomorrow',
  ])('refuses an input of %j', (input) => {
    expect(refusal(moment, input)).toEqual({ key: 'validation.moment' })
  })

  it('start an input with the record’s text', () => {
    const value = kindOf(moment).parse('2026-11-20 08:05:09', moment)
    expect(inputText(moment, value)).toBe('2026-11-20 08:05:09')
  })
})

describe('days', () => {
  it('are read from any time of the day, and shown, typed and sent as days', () => {
    const value = kindOf(day).parse('2026-11-19T20:05:09.000+0000', day)
    expect(value).toBe('2026-11-20 00:00:00')
    expect(kindOf(day).format(value, day)).toBe('2026-11-20')
    expect(inputText(day, value)).toBe('2026-11-20')
    expect(wireValue(day, '2026-11-20')).toBe('2026-11-20')
    expect(typedValue(day, '2026-11-20')).toBe(value)
  })

  it.each(['2026-02-29', '2026-11-20 00:00:00', '20/11/2026'])(
    'refuses an input of %j',
    (input) => {
      expect(refusal(day, input)).toEqual({ key: 'validation.day' })
    },
  )
})

describe('a time that must not precede another', () => {
  const end = f.time({ notBefore: 'startTime' })
  const endDay = f.time({ notBefore: 'startTime', precision: 'day' })
  const problem = (field: FieldMap[string], input: string, startTime?: string) =>
    kindOf(field).validateBeside?.(input, field, { startTime })

  it.each([
    [end, '2026-11-20 07:59:59', '2026-11-20T08:00', '2026-11-20 08:00:00'],
    [end, '2026-11-19T23:59', '2026-11-20', '2026-11-20 00:00:00'],
    [endDay, '2026-11-19', '2026-11-20 08:00:00', '2026-11-20'],
  ] as const)('%o: %j after %j is refused', (field, input, start, limit) => {
    expect(problem(field, input, start)).toEqual({ key: 'validation.notBefore', args: { limit } })
  })

  it.each([
    [end, '2026-11-20 08:00:00', '2026-11-20T08:00'],
    [endDay, '2026-11-20', '2026-11-20 08:00:00'],
    [end, '2026-11-20 08:00:00', ''],
    [end, '2026-11-20 08:00:00', undefined],
    [end, '2026-11-20 08:00:00', 'tomorrow'],
  ] as const)('%o: %j with %j beside it is let pass', (field, input, start) => {
    expect(problem(field, input, start)).toBeUndefined()
  })
})
