import { expect, it } from 'vitest'
import { ageText } from '@/app/dashboard/ageText'

it('names the largest whole unit', () => {
  const [minute, hour] = [60_000, 3_600_000]
  expect(ageText(-5, 'en-US')).toBe('0 minutes ago')
  expect(ageText(59 * minute, 'en-US')).toBe('59 minutes ago')
  expect(ageText(hour, 'en-US')).toBe('1 hour ago')
  expect(ageText(24 * hour - 1, 'en-US')).toBe('23 hours ago')
  expect(ageText(49 * hour, 'zh-CN')).toBe('2天前')
})
