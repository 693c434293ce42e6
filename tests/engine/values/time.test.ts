// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { presetRange } from '@/engine/values/dayPreset'
import {
  dayOf,
  epochMs,
  formatMoment,
  isDay,
  toMoment,
  zoneLabel,
  type Moment,
} from '@/engine/values/time'

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
  ])('D16: reads %j as %j', (input, expected) => {
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

it.each(['Shanghai', 'Hong_Kong', 'Taipei', 'Singapore', 'Tokyo', 'Dubai'])(
  'shows the times of Asia/%s as the browser does, before and after its last change of clocks',
  (city) => {
    const timeZone = `Asia/${city}`
    const style = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
    const format = new Intl.DateTimeFormat('sv-SE', style)
    const instants = [
      '1950-08-01',
      '1975-08-01',
      '1988-07-01',
      '1991-12-31',
      '1992-01-01',
      '2026-07-01',
    ]
    for (const day of instants) {
      const instant = `${day}T16:30:00Z`
      expect(toMoment(instant, timeZone)).toBe(format.format(new Date(instant)))
    }
  },
)

it('I9: a browser without zone and language data shows the same times', async () => {
  const now = new Date('2026-11-20T00:05:09Z')
  const told = (time: Times) => [
    time.toMoment('2026-11-20T00:05:09Z', zone),
    time.dayOf(new Date('2026-11-19T16:00:00Z'), zone),
    time.epochMs('2026-11-20 08:05:09' as Moment, zone),
    time.zoneLabel(zone, now),
    time.toMoment('2026-11-20 08:05:09', zone),
  ]
  vi.resetModules()
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: withoutZones })
  onTestFinished(() => void vi.unstubAllGlobals())
  const poor = await import('@/engine/values/time')
  expect(told(poor)).toEqual(told({ toMoment, dayOf, epochMs, zoneLabel }))
  expect(poor.zoneLabel('Europe/Berlin', now)).toBe('UTC')
  expect(poor.toMoment('2026-11-20T00:05:09Z', 'Europe/Berlin')).toBe('2026-11-20 00:05:09')
})

type Times = {
  toMoment: typeof toMoment
  dayOf: typeof dayOf
  epochMs: typeof epochMs
  zoneLabel: typeof zoneLabel
}

function withoutZones(_language: string, { timeZone = 'UTC' }: Intl.DateTimeFormatOptions) {
  throw new RangeError(`Invalid time zone specified: ${timeZone}`)
}

describe('the instant of a moment', () => {
  const at = (text: string, zone: string) => {
    const moment = toMoment(text, zone)
    return moment && new Date(epochMs(moment, zone)).toISOString()
  }

  it.each([
    ['2026-11-20 08:00:00', 'Asia/Shanghai', '2026-11-20T00:00:00.000Z'],
    ['1970-01-01 00:00:00', 'UTC', '1970-01-01T00:00:00.000Z'],
    ['2024-02-29 23:59:59', 'Asia/Kolkata', '2024-02-29T18:29:59.000Z'],
    ['2026-01-15 12:00:00', 'America/New_York', '2026-01-15T17:00:00.000Z'],
    ['2026-07-15 12:00:00', 'America/New_York', '2026-07-15T16:00:00.000Z'],
    ['2026-06-30 12:00:00', 'Pacific/Kiritimati', '2026-06-29T22:00:00.000Z'],
    ['2026-06-30 12:00:00', 'Pacific/Niue', '2026-06-30T23:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(at(text, zone)).toBe(instant)
  })

  it.each([
    // clocks go forward at 02:00 in Berlin: half past two never comes
    ['2026-03-29 01:59:59', 'Europe/Berlin', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    // and back at 03:00: half past two comes twice, and the first counts
    ['2026-10-25 01:59:59', 'Europe/Berlin', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25 02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    // half an hour only
    ['2026-10-04 02:45:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2026-04-05 01:15:00', 'Australia/Lord_Howe', '2026-04-04T14:15:00.000Z'],
    // the day after the one that Samoa left out
    ['2011-12-29 23:59:59', 'Pacific/Apia', '2011-12-30T09:59:59.000Z'],
    ['2011-12-31 00:00:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('around a change of the clocks: %s in %s is %s', (text, zone, instant) => {
    expect(at(text, zone)).toBe(instant)
  })

  it.each(['UTC', 'Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', 'Europe/Berlin'])(
    'is the one that it was read from, every hour of a year in %s but for the hour that comes twice',
    (zone) => {
      const start = Date.UTC(2026, 0, 1)
      const hours = Array.from({ length: 365 * 24 }, (_, hour) => start + hour * 3_600_000)
      const moved = hours.filter((ms) => {
        const moment = toMoment(ms, zone)
        return moment === null || epochMs(moment, zone) !== ms
      })
      const changesClocks = !['UTC', 'Asia/Shanghai'].includes(zone)
      expect(moved).toHaveLength(changesClocks ? 1 : 0)
    },
  )
})

describe('D17: days of the date filter, around nights on which clocks change', () => {
  const zones = [
    'UTC',
    'Asia/Shanghai',
    'Asia/Kolkata',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  ]
  // the nights on which New York and Lord Howe put their clocks forward and back, and an ordinary one
  const nights = ['2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04', '2026-06-30']
  const hourMs = 3_600_000

  it.each(zones)('are whole days of %s, independent of the local clock', (zone) => {
    const own = ['getTimezoneOffset', 'getFullYear', 'getMonth', 'getDate', 'getHours'] as const
    const looks = own.map((name) => vi.spyOn(Date.prototype, name))
    onTestFinished(() => looks.forEach((look) => look.mockRestore()))
    for (const night of nights) {
      const now = new Date(`${night}T06:30:00Z`)
      const { from, to } = presetRange('last7', now, zone)
      expect(to).toBe(dayOf(now, zone))
      const start = epochMs(`${from} 00:00:00` as Moment, zone)
      const next = new Date(Date.parse(`${to}T00:00:00Z`) + 24 * hourMs).toISOString()
      const end = epochMs(`${next.slice(0, 10)} 00:00:00` as Moment, zone)
      const daysOf = (ms: number) => dayOf(new Date(ms), zone)
      expect(daysOf(start)).toBe(from)
      expect(daysOf(start - 1) < from).toBe(true)
      expect(daysOf(end - 1)).toBe(to)
      expect(daysOf(end) > to).toBe(true)
      const seen = new Set<string>()
      for (let ms = start; ms < end; ms += hourMs / 2) seen.add(daysOf(ms))
      expect(seen.size).toBe(7)
    }
    for (const look of looks) expect(look).not.toHaveBeenCalled()
  })
})

describe('presets of the date filter', () => {
  // 23:30 in London is the next day in Shanghai
  const now = new Date('2026-03-01T23:30:00Z')

  it('counts days in the gateway’s zone, not in the local one', () => {
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
