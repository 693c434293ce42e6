import { dayMs, type Clock } from '../../values/clock'
import type { Db } from '../../db/Db'
import { Refusal } from '../../request/Refusal'
import type { Route } from '../../request/route'
import { timeZone } from '../../settings/settings'
import { statistics } from '../statistics/statistics'
import { sumByDay, type Days } from '../statistics/sumByDay'
import { day, type Query } from '../../tables/filters'
import { queryOf } from '../../routes/table'
import { tradeMessages } from '../refusals/tradeMessages'

/** The most days that are counted at once. */
const mostDays = 366
/** The default number of days, today included. */
const usualDays = 7

/** §7, the statistics: a value for each day from `beginTime` to `endTime`; the last seven days unless asked. */
export function statisticsRoutes({ db, clock }: { db: Db; clock: Clock }): Route[] {
  return statistics.map((statistic) => ({
    method: 'GET',
    path: `/st/${statistic.name}/statistics`,
    access: `st:${statistic.name}:statistics`,
    answer: async (call) => ({
      data: await sumByDay(db, statistic, call.var.viewer, daysOf(queryOf(call), clock)),
    }),
  }))
}

function daysOf(query: Query, clock: Clock): Days {
  const end = query('endTime') === '' ? todayOf(clock) : day(query, 'endTime')
  const begin = query('beginTime') === '' ? shifted(end, 1 - usualDays) : day(query, 'beginTime')
  if (begin > end) throw new Refusal(500, tradeMessages.rangeBackwards)
  if (shifted(begin, mostDays) <= end)
    throw new Refusal(500, tradeMessages.rangeTooLong, { days: mostDays })
  return { begin, end }
}

function todayOf(clock: Clock): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(clock.now())
}

// Days are counted on the UTC calendar, which has no clock changes.
function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
