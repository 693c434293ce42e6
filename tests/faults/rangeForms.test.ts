// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dialects, type DialectName } from '@/engine/config'
import { settledFilters } from '@/engine/data/wire/listRequest'
import { defineResource, f } from '@/engine/declare'
import {
  fakeGateway,
  ok,
  refusal,
  type Reply,
  type Sent,
} from '@/tests/engine/gateway/fakeTransport'

const log = defineResource('log', {
  path: '/monitor/log',
  component: 'monitor/log/index',
  permissions: 'monitor:log',
  fields: {
    id: f.id(),
    at: f.time({ filter: 'range' }),
    due: f.time({ filter: 'range', range: ['beginDue', 'endDue'], precision: 'day' }),
  },
})

const times = ['2026-11-21 00:00:00', '2026-11-22 09:30:00', '2026-11-23 08:15:00']
const bothDialects: readonly DialectName[] = ['specification', 'ruoyi']
const today = { from: '2026-11-23', to: '2026-11-23' }

type Found = readonly string[] | Reply

/** A gateway with rows of these times, which finds as `find` does. */
function gatewayThat(
  find: (begin: string, end: string) => Found,
  { dialect = 'specification' as DialectName, rows = times } = {},
) {
  const reply = ({ url }: Sent): Reply => {
    const query = new URL(url, 'http://gateway').searchParams
    const [begin, end] = ['beginTime', 'endTime'].map(
      (name) => query.get(name) ?? query.get(`params[${name}]`) ?? '',
    )
    const found = begin || end ? find(begin ?? '', end ?? '') : rows
    if (!isTimes(found)) return found
    const listed = found.map((at) => ({ id: rows.indexOf(at) + 1, at }))
    return { json: { code: 200, rows: listed, total: listed.length } }
  }
  return fakeGateway(reply, { token: 't1', dialect: dialects[dialect] })
}

function isTimes(found: Found): found is readonly string[] {
  return Array.isArray(found)
}

/** Compares with its column as a database does: a day is its midnight. */
const atMidnight = (begin: string, end: string) =>
  times.filter((at) => at >= begin.padEnd(19, ' 00:00:00') && at <= end.padEnd(19, ' 00:00:00'))

/** Compares calendar days and ignores other values. */
const byDay = (begin: string, end: string) =>
  times.filter((at) => at.slice(0, 10) >= begin.slice(0, 10) && at.slice(0, 10) <= end.slice(0, 10))

/** Compares the text of a day: a text with a time is after it. */
const byText = (begin: string, end: string) =>
  times.filter((at) => at.slice(0, 10) >= begin && at.slice(0, 10) <= end)

const refusing = (answer: Reply) => (begin: string, end: string) =>
  `${begin}${end}`.includes(':') ? answer : byDay(begin, end)

const asDays = [{ range: ['beginTime', 'endTime'], ...today }]
const asTimes = [
  { range: ['beginTime', 'endTime'], from: '2026-11-23 00:00:00', to: '2026-11-23 23:59:59' },
]

const filtersOf = async (gateway: ReturnType<typeof fakeGateway>, filter: object = { at: today }) =>
  (await settledFilters(gateway, log, { ...filter })).filter(
    (one) => 'range' in one && (one.from ?? one.to) !== undefined,
  )

describe.each(bothDialects)(
  'a range of days over a column with times, in dialect %s',
  (dialect) => {
    it('is sent as times to a gateway for which a day is its midnight', async () => {
      const gateway = gatewayThat(atMidnight, { dialect })
      expect(await filtersOf(gateway)).toEqual(asTimes)
    })

    it('is sent as days to a gateway that compares the text of days', async () => {
      const gateway = gatewayThat(byText, { dialect })
      expect(await filtersOf(gateway)).toEqual(asDays)
    })

    it.each([
      ['HTTP 500', { status: 500, text: '' }],
      ['HTTP 400', { status: 400, json: { message: 'bad date' } }],
      ['code 500', refusal(500, 'Failed to convert')],
      ['code 400', refusal(400, 'bad date')],
    ])('is sent as days to a gateway that answers %s to a time', async (_what, answer) => {
      const gateway = gatewayThat(refusing(answer), { dialect })
      expect(await filtersOf(gateway)).toEqual(asDays)
    })

    it('is sent in the dialect’s form to a gateway that takes both', async () => {
      const gateway = gatewayThat(byDay, { dialect })
      expect(await filtersOf(gateway)).toEqual(dialect === 'ruoyi' ? asTimes : asDays)
    })
  },
)

describe('the form of a range', () => {
  it('is asked for once, also by parallel calls', async () => {
    const gateway = gatewayThat(atMidnight)
    await Promise.all([filtersOf(gateway), filtersOf(gateway)])
    expect(await filtersOf(gateway, { at: { to: '2026-11-22' } })).toEqual([
      { range: ['beginTime', 'endTime'], to: '2026-11-22 23:59:59' },
    ])
    // the list, then one of its days in both forms
    expect(gateway.sent).toHaveLength(3)
  })

  it('is asked for again in another session', async () => {
    const gateway = gatewayThat(atMidnight)
    await filtersOf(gateway)
    gateway.session.signIn('t2')
    await filtersOf(gateway)
    expect(gateway.sent).toHaveLength(6)
  })

  it('is not asked for without a range filter', async () => {
    const gateway = gatewayThat(atMidnight)
    await filtersOf(gateway, {})
    await filtersOf(gateway, { at: { from: '', to: 'no day' } })
    expect(gateway.sent).toEqual([])
  })

  it('is not concluded from a gateway that fails or is away', async () => {
    for (const failure of [{ status: 500, text: '' }, { status: 503 }, 'lost'] as const) {
      let isBroken = true
      const gateway = gatewayThat((...ends) => (isBroken ? failure : atMidnight(...ends)))
      // oxlint-disable-next-line no-await-in-loop
      expect(await filtersOf(gateway)).toEqual(asDays)
      isBroken = false
      // oxlint-disable-next-line no-await-in-loop
      expect(await filtersOf(gateway)).toEqual(asTimes)
    }
  })

  it('is not concluded from a list without rows', async () => {
    const gateway = gatewayThat(() => ok(), { rows: [] })
    await filtersOf(gateway)
    await filtersOf(gateway)
    expect(gateway.sent).toHaveLength(2)
  })

  it('is not concluded from rows outside the range, which a gateway sends that ignores it', async () => {
    const ignoring = (begin: string, end: string) =>
      begin.includes(':') ? times : byDay(begin, end)
    expect(await filtersOf(gatewayThat(ignoring, { dialect: 'ruoyi' }))).toEqual(asDays)
  })

  it('is days for a column of days, without asking', async () => {
    const gateway = gatewayThat(atMidnight, { dialect: 'ruoyi' })
    expect(await filtersOf(gateway, { due: today })).toEqual([
      { range: ['beginDue', 'endDue'], ...today },
    ])
    expect(gateway.sent).toEqual([])
  })
})
