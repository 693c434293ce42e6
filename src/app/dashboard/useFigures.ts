import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useGateway } from '@/engine/data/gateway'
import { useLacks } from '@/engine/data/gatewayTraits'
import { useSession } from '@/engine/data/session'
import { useServesApp } from '@/engine/shell/menu/useServesApp'
import type { PageAhead } from '@/engine/shell/portal/homePage'
import { addDays } from '@/engine/values/dayPreset'
import { allQueries, todayAtGateway, useAllStatistics } from './statistics'

export const ranges = [7, 30] as const

export type Figures = ReturnType<typeof useFigures>

/** The state of the dashboard; it shows nothing on a gateway without figures. */
export function useFigures(today: string) {
  const [range, setRange] = useRange()
  const servesApp = useServesApp()
  const isLacking = useLacks('statistics')
  const isServed = servesApp && !isLacking
  const days = useMemo(() => daysUntil(today, range), [today, range])
  const { hasAnswer, isUnavailable, ...state } = useAllStatistics(isServed ? days : [])
  const isExpected = useIsExpected()
  // users without access do not see the cards come and go
  const isShown = isServed && (isExpected || hasAnswer) && !isUnavailable
  const period = { from: addDays(today, 1 - range), to: today, days: range }
  return { ...state, isShown, range, setRange, days, period }
}

/** The number of days, from the address; default 7. */
function useRange() {
  const [search, setSearch] = useSearchParams()
  const range = rangeIn(search)
  const setRange = (next: number) =>
    setSearch(next === ranges[0] ? {} : { days: String(next) }, { replace: true })
  return [range, setRange] as const
}

function rangeIn(search: URLSearchParams): number {
  return ranges.find((one) => String(one) === search.get('days')) ?? ranges[0]
}

/** The page's queries find these calls under way. */
export function askForFigures({ client, gateway, search }: PageAhead): void {
  if (gateway.parts.lacks('statistics')) return
  const days = daysUntil(todayAtGateway(gateway), rangeIn(new URLSearchParams(search)))
  for (const query of allQueries(gateway, days)) void client.prefetchQuery(query)
}

function daysUntil(today: string, range: number): readonly string[] {
  return Array.from({ length: 2 * range }, (_, index) => addDays(today, index + 1 - 2 * range))
}

/** Whether the user's permissions promise figures; other gateways may name them differently. */
function useIsExpected(): boolean {
  const { isStock } = useGateway().dialect
  const permissions = useSession()?.permissions ?? []
  return !isStock && permissions.some((one) => one === '*:*:*' || one.startsWith('st:'))
}
