import { describe, expect, it } from 'vitest'
import { f, usdt } from '@/engine/declare'
import { filterOps, rangeNames } from '@/engine/schema/filterOps'
import { numberEnds, timeEnds } from '@/engine/schema/rangeEnds'

const amount = usdt({ filter: 'range' })
const price = f.money('CNY', { scale: 2, filter: 'range', range: ['least', 'most'] })
const time = f.time({ filter: 'range' })
const zone = 'Asia/Shanghai'
const { problem, toWire } = filterOps.range

describe('a range of amounts', () => {
  it('has ends named for the field, or as declared', () => {
    expect(rangeNames('totalU', amount)).toEqual(['beginTotalU', 'endTotalU'])
    expect(rangeNames('price', price)).toEqual(['least', 'most'])
  })

  it('is sent digit by digit, without separators', () => {
    const value = { from: '1,234.500000', to: '9007199254740993.1' }
    expect(toWire(value, { name: 'totalU', field: amount, zone })).toEqual({
      range: ['beginTotalU', 'endTotalU'],
      from: '1234.500000',
      to: '9007199254740993.1',
    })
  })

  it.each([
    [{ from: 'ten' }, 'validation.decimal'],
    [{ from: '1,5' }, 'validation.decimal'],
    [{ to: '1.1234567' }, 'validation.scale'],
    [{ from: '10', to: '9.99' }, 'validation.amountOrder'],
    [{ from: '9', to: '10' }, undefined],
    [{ from: '0', to: '0' }, undefined],
    [{ from: '-5' }, undefined],
  ])('%o has the problem %s', (value, key) => {
    expect(problem(value, amount)).toBe(key)
  })

  it('knows what lies in it, exactly', () => {
    const range = { from: '0.1', to: '0.3' }
    expect(numberEnds.contains?.('0.300000000000000000', range)).toBe(true)
    expect(numberEnds.contains?.('0.300000000000000001', range)).toBe(false)
    expect(numberEnds.contains?.(null, range)).toBe(false)
  })
})

describe('a range of times', () => {
  const sent = (value: object, form: 'days' | 'times') =>
    toWire(value, { name: 'createTime', field: time, form, zone })

  it('has whole days, and minutes with their seconds', () => {
    const value = { from: '2026-11-20', to: '2026-11-20 10:30' }
    expect(sent(value, 'days')).toMatchObject({ from: '2026-11-20', to: '2026-11-20 10:30:59' })
    expect(sent(value, 'times')).toMatchObject({
      from: '2026-11-20 00:00:00',
      to: '2026-11-20 10:30:59',
    })
  })

  it('may end on the day on which it begins at some minute', () => {
    expect(timeEnds.isReversed('2026-11-20 10:30', '2026-11-20')).toBe(false)
    expect(timeEnds.isReversed('2026-11-20 10:30', '2026-11-20 10:29')).toBe(true)
  })

  it('takes no time of day where the field has only days', () => {
    const day = f.time({ filter: 'range', precision: 'day' })
    expect(problem({ from: '2026-11-20 10:30' }, day)).toBe('validation.day')
    expect(problem({ from: '2026-11-20 10:30' }, time)).toBeUndefined()
  })
})
