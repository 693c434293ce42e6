import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { config, type RangeForm } from '@/engine/config'
import { GatewayError, useGateway, type Gateway } from '@/engine/data/gateway'
import { filterQuery } from '@/engine/gateway/query'
import { timeEnds } from '@/engine/schema/rangeEnds'
import { dayOf, toMoment, zoneLabel } from '@/engine/values/time'
import { readStatistics, type DayValue } from './readStatistics'

export type Card = {
  readonly name: string
  /** The statistics that add up to the figure (§7); several have the key of their words. */
  readonly parts: readonly { readonly name: string; readonly title?: string }[]
  readonly unit: 'USDT' | 'CNY' | 'users'
}

/** §2, in this order. No answer names a unit: these are the units of §3's orders. */
export const cards: readonly Card[] = [
  { name: 'users', parts: [{ name: 'stUser' }], unit: 'users' },
  {
    name: 'charge',
    parts: [
      { name: 'stApiRecharge', title: 'menu.apiRecharge' },
      { name: 'stStoreRecharge', title: 'menu.storeRecharge' },
    ],
    unit: 'USDT',
  },
  {
    name: 'withdrawal',
    parts: [
      { name: 'stApiDraw', title: 'menu.apiDraw' },
      { name: 'stStoreDraw', title: 'menu.storeDraw' },
    ],
    unit: 'USDT',
  },
  { name: 'quantity', parts: [{ name: 'stUsdtNum' }], unit: 'USDT' },
  { name: 'amount', parts: [{ name: 'stUsdtMoney' }], unit: 'CNY' },
]

export type StatisticQuery = UseQueryResult<{
  readonly values: readonly DayValue[]
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly asOfMs: number
}>

export type CardPart = Card['parts'][number] & { readonly query: StatisticQuery }

const zone = config.gatewayTimeZone

export function useStatistics(parts: Card['parts'], days: readonly string[]): readonly CardPart[] {
  const gateway = useGateway()
  const queries = useQueries({ queries: queriesOf(gateway, parts, days) })
  return parts.flatMap((part, index) => {
    const query = queries[index]
    return query ? [{ ...part, query }] : []
  })
}

/** The state of all cards, for what stands above them; asks nothing for no days. */
export function useAllStatistics(days: readonly string[]) {
  const gateway = useGateway()
  const queries = days.length === 0 ? [] : allQueries(gateway, days)
  return useQueries({ queries, combine: stateOf })
}

function stateOf(queries: readonly StatisticQuery[]) {
  const known = queries.flatMap(({ data }) => data?.asOfMs ?? [])
  return {
    /** The earliest moment of the figures. */
    asOfMs: known.length > 0 ? Math.min(...known) : undefined,
    isFetching: queries.some(({ isFetching }) => isFetching),
    hasAnswer: queries.some(({ isPending }) => !isPending),
    isUnavailable: queries.every((query) => isUnavailable({ query })),
  }
}

export function allQueries(gateway: Gateway, days: readonly string[]) {
  return cards.flatMap(({ parts }) => queriesOf(gateway, parts, days))
}

/** One call brings the days (`yyyy-MM-dd`, ascending, no gap) and as many before, so that both are of one moment. */
function queriesOf(gateway: Gateway, parts: Card['parts'], days: readonly string[]) {
  return parts.map(({ name }) => ({
    queryKey: [statisticsRoot, name, days[0], days.at(-1)],
    queryFn: ({ signal }: { signal: AbortSignal }) => askStatistic(gateway, name, days, signal),
  }))
}

/** The first part of every statistic's key in the query cache. */
export const statisticsRoot = 'st'

async function askStatistic(
  gateway: Gateway,
  name: string,
  days: readonly string[],
  signal: AbortSignal,
) {
  const [from = '', to = from] = [days[0], days.at(-1)]
  const ask = async (form: RangeForm) => {
    const ends = timeEnds.toWire({ from, to }, form)
    const query = filterQuery([{ range: ['beginTime', 'endTime'], ...ends }], gateway.dialect)
    const answer = await gateway.parts.ask('statistics', () =>
      gateway.client.get(`/st/${name}/statistics`, { query, signal }),
    )
    return readStatistics(answer, days, zone)
  }
  return { values: await inAcceptedForm(gateway, ask), asOfMs: gateway.serverClock.now() }
}

/** Some gateways read a day as its midnight and leave out the last one: these get times. */
async function inAcceptedForm(
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

/** A retry is pointless: the user has no access to the statistic, or the gateway lacks it. */
export function isUnavailable({ query: { error } }: { query: { error: unknown } }): boolean {
  return error instanceof GatewayError && (error.kind === 'forbidden' || error.kind === 'missing')
}

/** The gateway's calendar day, `yyyy-MM-dd`. */
export function todayAtGateway({ serverClock }: Gateway): string {
  return dayOf(new Date(serverClock.now()), zone)
}

export function hourAtGateway({ serverClock }: Gateway): number {
  return Number(toMoment(serverClock.now(), zone)?.slice(11, 13))
}

/** The time of day by the gateway's clock, with its zone: `16:58:14 UTC+8`. */
export function timeAtGateway(ms: number): string | undefined {
  const moment = toMoment(ms, zone)
  return moment ? `${moment.slice(11)} ${zoneLabel(zone, new Date(ms))}` : undefined
}
