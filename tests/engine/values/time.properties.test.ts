// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, onTestFinished } from 'vitest'
import { addDays, dayPresets, presetRange } from '@/engine/values/dayPreset'
import { dayOf, epochMs, formatMoment, isDay, readMoment, toMoment } from '@/engine/values/time'
import { daysLater, typedTime } from '@/engine/values/typedTime'
import { always } from '@/tests/support/properties'

const zones = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]
const zone = fc.constantFrom(...zones)
const dayMs = 86_400_000
/** From 2001, when they came to have ten digits, to 2099. */
const seconds = fc.integer({ min: 1_000_000_000, max: 4_102_358_400 })
const dayNumber = fc.integer({ min: -350_000, max: 2_900_000 })
const dayText = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** Another part of the platform than the one that is used: the clock on the wall, `yyyy-MM-dd HH:mm:ss`. */
const wallClocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)
const wallClock = (ms: number, at: string) => wallClocks.get(at)?.format(ms)

describe('any instant', () => {
  always('is the moment that clocks on the wall show', [seconds, zone], (s, at) => {
    expect(toMoment(s * 1_000, at)).toBe(wallClock(s * 1_000, at))
    expect(dayOf(new Date(s * 1_000), at)).toBe(wallClock(s * 1_000, at)?.slice(0, 10))
  })

  always(
    'is the same however it is sent',
    [seconds, zone, fc.integer({ min: -14, max: 14 })],
    (s, at, hours) => {
      const shifted = new Date((s + hours * 3_600) * 1_000).toISOString().slice(0, 19)
      const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}`
      const forms = [
        String(s),
        String(s * 1_000),
        `${shifted}${offset}:00`,
        `${shifted}.000${offset}00`,
      ]
      for (const form of forms) expect(toMoment(form, at)).toBe(toMoment(s * 1_000, at))
    },
  )

  always(
    'is found again by its moment, or the hour before it that looks the same',
    [seconds, zone],
    (s, at) => {
      const moment = toMoment(s * 1_000, at)
      if (moment === null) throw new Error('is no moment')
      const again = epochMs(moment, at)
      expect(again).toBeLessThanOrEqual(s * 1_000)
      expect(s * 1_000 - again).toBeLessThanOrEqual(3_600_000)
      expect(toMoment(again, at)).toBe(moment)
    },
  )

  always(
    'is read alike wherever the reader is',
    [fc.array(seconds, { minLength: 20, maxLength: 20 }), zone],
    (all, at) => {
      const before = process.env.TZ
      onTestFinished(() => {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      })
      const readIn = (home: string) => {
        process.env.TZ = home
        return all.map((s) => {
          const moment = toMoment(s * 1_000, at) ?? ''
          return [
            moment,
            presetRange('lastMonth', new Date(s * 1_000), at),
            addDays(moment.slice(0, 10), 40),
          ]
        })
      }
      const [first, ...others] = zones.map(readIn)
      for (const other of others) expect(other).toEqual(first)
    },
    50,
  )
})

describe('any day', () => {
  always(
    'is a day, so far as the calendar has it',
    [
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    ],
    (y, m, d) => {
      const pad = (number: number, length: number) => String(number).padStart(length, '0')
      const text = `${pad(y, 4)}-${pad(m, 2)}-${pad(d, 2)}`
      const lastDays = [
        31,
        y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28,
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
      ]
      const isReal = d >= 1 && d <= (lastDays[m - 1] ?? 0)
      expect(isDay(text)).toBe(isReal)
      expect(readMoment(text)).toBe(isReal ? `${text} 00:00:00` : null)
      expect(toMoment(text, 'Asia/Shanghai')).toBe(isReal ? `${text} 00:00:00` : null)
    },
  )

  always(
    'so many days later is that many days of the calendar later',
    [dayNumber, fc.integer({ min: -4_000, max: 4_000 })],
    (number, count) => {
      expect(addDays(dayText(number), count)).toBe(dayText(number + count))
      expect(daysLater(`${dayText(number)} 08:05:09`, count)).toBe(
        `${dayText(number + count)} 08:05:09`,
      )
    },
  )

  always(
    'is understood in every way that people write it',
    [dayNumber, fc.constantFrom('-', '/', '.', '')],
    (number, sign) => {
      const day = dayText(number)
      const [y = '', m = '', d = ''] = day.split('-')
      expect(typedTime([y, m, d].join(sign), 'day')).toBe(day)
      expect(typedTime(`${y}年${Number(m)}月${Number(d)}日`, 'day')).toBe(day)
      expect(typedTime(`${day} 23:59:58`)).toBe(`${day} 23:59:58`)
    },
  )
})

describe('any preset', () => {
  const preset = fc.constantFrom(...dayPresets)

  always(
    'is a range of days that ends no later than today there',
    [seconds, zone, preset],
    (s, at, name) => {
      const { from, to } = presetRange(name, new Date(s * 1_000), at)
      const today = wallClock(s * 1_000, at)?.slice(0, 10) ?? ''
      expect([isDay(from), isDay(to), from <= to, to <= today]).toEqual([true, true, true, true])
      const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
      const expected = {
        today: 1,
        yesterday: 1,
        last7: 7,
        last30: 30,
        thisMonth: Number(today.slice(8)),
        lastMonth: Number(addDays(`${today.slice(0, 7)}-01`, -1).slice(8)),
      }
      expect(days).toBe(expected[name])
      if (['last7', 'last30', 'today', 'thisMonth'].includes(name)) expect(to).toBe(today)
    },
  )
})

describe('any text', () => {
  const near = fc
    .array(fc.constantFrom('2026', '-', '02', '30', ':', ' ', 'T', 'Z', '+08', '00', '.5', '/'))
    .map((parts) => parts.join(''))

  always('is a moment of the calendar or none', [fc.oneof(near, fc.string()), zone], (text, at) => {
    const moment = toMoment(text, at)
    if (moment === null) return
    expect(readMoment(moment)).toBe(moment)
    expect(formatMoment(moment, 'y-M-d h:m:s')).toBe(moment)
  })
})
