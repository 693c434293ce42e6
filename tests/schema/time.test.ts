// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { presetRange } from '@/schema/dayPreset'
import { dayOf, formatMoment, isDay, toMoment, zoneLabel, type Moment } from '@/schema/time'

const zone = 'Asia/Shanghai'

describe('§9 dates', () => {
  it.each([
    ['2026-11-20 08:05:09', '2026-11-20 08:05:09'],
    ['2026-11-20', '2026-11-20 00:00:00'],
    ['2026-11-20T08:05', '2026-11-20 08:05:00'],
    ['2026-11-20T00:05:09.000+0000', '2026-11-20 08:05:09'],
    ['2026-11-20T10:00:00.000+0800', '2026-11-20 10:00:00'],
    ['2026-11-20T00:05:09Z', '2026-11-20 08:05:09'],
    [1_763_596_800, '2025-11-20 08:00:00'],
    ['1763596800', '2025-11-20 08:00:00'],
    [1_763_596_800_000, '2025-11-20 08:00:00'],
  ])('reads %j as %j', (input, expected) => {
    expect(toMoment(input, zone)).toBe(expected)
  })

  it.each(['0000-00-00', '2026-02-30', '2026-13-01', '', 'yesterday', -1, null, {}, '10000-01-01'])(
    'D16: reads %j as no date',
    (input) => {
      expect(toMoment(input, zone)).toBeNull()
    },
  )

  it('writes by the tokens y, M, d, h, m, s', () => {
    const moment = '2026-11-20 08:05:09' as Moment
    expect(formatMoment(moment, 'y-M-d h:m:s')).toBe('2026-11-20 08:05:09')
    expect(formatMoment(moment, 'd.MM.yyyy')).toBe('20.11.2026')
  })

  it('knows the days of the calendar', () => {
    expect(isDay('2024-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-1-1')).toBe(false)
  })

  it('states the zone', () => {
    const now = new Date('2026-11-20T00:00:00Z')
    expect(zoneLabel('Asia/Shanghai', now)).toBe('UTC+8')
    expect(zoneLabel('Asia/Kolkata', now)).toBe('UTC+5:30')
    expect(zoneLabel('UTC', now)).toBe('UTC')
  })
})

describe('presets of the date filter', () => {
  // 23:30 in London is the next day in Shanghai
  const now = new Date('2026-03-01T23:30:00Z')

  it('counts days in the gateway zone, not in the reader’s', () => {
    expect(dayOf(now, zone)).toBe('2026-03-02')
    expect(dayOf(now, 'Europe/London')).toBe('2026-03-01')
  })

  it.each([
    ['today', '2026-03-02', '2026-03-02'],
    ['yesterday', '2026-03-01', '2026-03-01'],
    ['last7', '2026-02-24', '2026-03-02'],
    ['last30', '2026-02-01', '2026-03-02'],
    ['thisMonth', '2026-03-01', '2026-03-02'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('%s is %s to %s', (preset, from, to) => {
    expect(presetRange(preset, now, zone)).toEqual({ from, to })
  })

  it('spans the year’s turn', () => {
    const newYear = new Date('2026-01-05T12:00:00Z')
    expect(presetRange('lastMonth', newYear, zone)).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    })
  })
})
