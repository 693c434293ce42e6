// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { axisTexts } from '@/app/dashboard/axisTexts'

describe('D15: an amount at an axis', () => {
  it.each([
    [0, '0', '0'],
    [1_234, '1.23K', '1230'],
    [123_456_789, '123M', '1.23亿'],
    [1.2e25, '1.2E25', '1.2E25'],
    [-4e99, '-4E99', '-4E99'],
  ])('%s is %s, in Chinese %s', (value, english, chinese) => {
    expect(axisTexts('en-US')(value)).toBe(english)
    expect(axisTexts('zh-CN')(value)).toBe(chinese)
  })

  it('is short, however much it is', () => {
    for (let power = -20; power < 200; power += 1)
      for (const language of ['en-US', 'zh-CN'] as const)
        expect(axisTexts(language)(1.23456 * 10 ** power).length).toBeLessThanOrEqual(8)
  })
})
