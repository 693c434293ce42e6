import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { config, type RangeForm } from '@/engine/config'
import { filterQuery } from '@/engine/gateway/query'
import { readStatistics, type DayValue } from './readStatistics'
import { dayOf, toMoment, type Moment } from '@/engine/values/time'
import { GatewayError, useGateway, type Gateway } from '@/engine/data/gateway'
import { endsOf } from '@/engine/schema/filterOps'

/** §7, the statistics as their calls are named. */
export const statisticNames = [
  'stUser',
  'stApiRecharge',
  'stStoreRecharge',
  'stApiDraw',
  'stStoreDraw',
  'stUsdtNum',
  'stUsdtMoney',
] as const

export type StatisticName = (typeof statisticNames)[number]

export type Statistic = {
  readonly values: readonly DayValue[]
  /** When the gateway answered, milliseconds since 1970 by its own clock. */
  readonly asOfMs: number
}

export type StatisticQuery = UseQueryResult<Statistic>

export type { DayValue }

const zone = config.gatewayTimeZone

/**
 * Each statistic by a query of its own, for the given days and for as many before them. Both come by one call,
 * so that they are compared as of one moment and the gateway is asked half as often.
 *
 * @param days `yyyy-MM-dd`, ascending and without a break
 */
export function useStatistics(
  days: readonly string[],
): Readonly<Record<StatisticName, StatisticQuery>> {
  const gateway = useGateway()
  const results = useQueries({
    queries: statisticNames.map((name) => ({
      queryKey: ['st', name, days[0], days.at(-1)],
      queryFn: ({ signal }: { signal: AbortSignal }) => askStatistic(gateway, name, days, signal),
    })),
  })
  return Object.fromEntries(
    statisticNames.map((name, index) => [name, results[index]]),
  ) as unknown as Record<StatisticName, StatisticQuery>
}

async function askStatistic(
  gateway: Gateway,
  name: StatisticName,
  days: readonly string[],
  signal: AbortSignal,
): Promise<Statistic> {
  const [from = '', to = from] = [days[0], days.at(-1)]
  const ask = async (form: RangeForm) => {
    const ends = endsOf({ from, to }, form)
    const query = filterQuery([{ range: ['beginTime', 'endTime'], ...ends }], gateway.dialect)
    const answer = await gateway.parts.ask('statistics', () =>
      gateway.client.get(`/st/${name}/statistics`, { query, signal }),
    )
    return readStatistics(answer, days, zone)
  }
  return { values: await inTakenForm(gateway, ask), asOfMs: gateway.serverClock.now() }
}

/**
 * Statistics are of days. A gateway that takes a day for its midnight leaves the last one out, and is asked with
 * times.
 */
async function inTakenForm(
  { traits }: Gateway,
  ask: (form: RangeForm) => Promise<readonly DayValue[]>,
): Promise<readonly DayValue[]> {
  const values = await ask(traits.rangeForm(statisticsKey) ?? 'days')
  if (hasLastDay(values)) return values
  const byTimes = await ask('times').catch(() => undefined)
  if (!byTimes || !hasLastDay(byTimes)) return values
  traits.noteRangeForm(statisticsKey, 'times')
  return byTimes
}

const statisticsKey = '/st'

function hasLastDay(values: readonly DayValue[]): boolean {
  return values.at(-1)?.value !== null
}

/** Whether the gateway keeps a statistic from this user, or has none such: nothing to try again. */
export function isRefused({ error }: Pick<StatisticQuery, 'error'>): boolean {
  return error instanceof GatewayError && (error.kind === 'forbidden' || error.kind === 'missing')
}

/** The gateway's calendar day, `yyyy-MM-dd`. */
export function todayAtGateway({ serverClock }: Gateway): string {
  return dayOf(new Date(serverClock.now()), zone)
}

/** The hour of the gateway's day, 0 to 23. */
export function hourAtGateway({ serverClock }: Gateway): number {
  return Number(momentAtGateway(serverClock.now())?.slice(11, 13))
}

/** A moment of the gateway's clock in its zone. */
export function momentAtGateway(ms: number): Moment | null {
  return toMoment(ms, zone)
}
