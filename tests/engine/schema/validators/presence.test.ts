// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ConfigurationError } from '@/engine/schema/errors'
import { length, notEmpty, required, selected } from '@/engine/schema/validators/general'
import { judge } from './judge'

const blank = ['', ' ', '\t\n', '\u3000', '\u00a0']

describe('§5 Required', () => {
  judge(required, { accepts: ['0', ' a ', '中', '\u0000'], refuses: { required: blank } })
})

describe('§5 emptyErr', () => {
  judge(notEmpty, { accepts: ['0', ' a ', '中'], refuses: { notEmpty: blank } })
})

describe('§5 Cascader and multi-select', () => {
  it.each([[['0']], [['440000', '440300']]])('accepts %j', (values) => {
    expect(selected(values)).toBeUndefined()
  })

  it.each([[[]], [['']], [['440000', '']], [[' ']], [null], [undefined]])(
    'refuses %j',
    (values) => {
      expect(selected(values)).toEqual({ key: 'validation.selected' })
    },
  )
})

describe('§5 Length with a minimum', () => {
  judge(length({ min: 3 }), {
    accepts: ['abc', '中文字', '😀😀😀', 'a'.repeat(100_000)],
    refuses: { lengthMin: ['', 'ab', '😀😀'] },
  })

  it('names the minimum', () => {
    expect(length({ min: 3 })('ab')?.args).toEqual({ min: 3 })
  })
})

describe('§5 Length with a range', () => {
  judge(length({ min: 2, max: 4 }), {
    accepts: ['ab', 'abcd', '😀😀😀😀'],
    refuses: { lengthRange: ['a', 'abcde', '', 'a'.repeat(100_000)] },
  })

  it('names both ends', () => {
    expect(length({ min: 2, max: 4 })('a')?.args).toEqual({ min: 2, max: 4 })
  })

  it('takes a single length', () => {
    expect(length({ min: 2, max: 2 })('ab')).toBeUndefined()
  })

  it('is a developer’s mistake when its ends are swapped', () => {
    expect(() => length({ min: 4, max: 2 })).toThrow(ConfigurationError)
  })
})
