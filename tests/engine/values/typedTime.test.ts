// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { daysLater, typedTime, withSeparator } from '@/engine/values/typedTime'

describe('§9 a typed time', () => {
  it.each([
    ['2026-11-02', '2026-11-02'],
    ['2026-11-2', '2026-11-02'],
    ['2026/1/2', '2026-01-02'],
    ['2026.11.02', '2026-11-02'],
    ['20261102', '2026-11-02'],
    ['2026年11月2日', '2026-11-02'],
    [' ２０２６－１１－０２ ', '2026-11-02'],
    ['2026-11-02 08:05:09', '2026-11-02'],
    ['2026-02-30', undefined],
    ['2026-11', undefined],
    ['11/02/2026', undefined],
    ['', undefined],
  ])('%j is the day %j', (typed, day) => {
    expect(typedTime(typed, 'day')).toBe(day)
  })

  it.each([
    ['2026-11-02 08:05:09', '2026-11-02 08:05:09'],
    ['2026-11-02T8:5', '2026-11-02 08:05:00'],
    ['2026-11-02', '2026-11-02 00:00:00'],
    ['20261102080509', '2026-11-02 08:05:09'],
    ['20261102 0805', '2026-11-02 08:05:00'],
    ['2026年11月2日 8时5分9秒', '2026-11-02 08:05:09'],
    ['2026-11-02 24:00', undefined],
    ['2026-11-02 08', undefined],
    ['tomorrow', undefined],
  ])('%j is the moment %j', (typed, moment) => {
    expect(typedTime(typed)).toBe(moment)
  })

  it('gets its separators from digits alone, and loses them by deleting', () => {
    const typed = [...'20261102080509'].reduce(
      (text, digit) => withSeparator(text, text + digit),
      '',
    )
    expect(typed).toBe('2026-11-02 08:05:09')
    expect(withSeparator('2026-1', '2026-')).toBe('2026-')
    expect(withSeparator('2026', '2026-')).toBe('2026-')
    expect(withSeparator('2026', '2026-11-02')).toBe('2026-11-02')
  })

  it('moves by days across months, with its time', () => {
    expect(daysLater('2026-11-30', 1)).toBe('2026-12-01')
    expect(daysLater('2026-03-01 08:05:09', -1)).toBe('2026-02-28 08:05:09')
    expect(daysLater('2026', 1)).toBe('2026')
  })
})
