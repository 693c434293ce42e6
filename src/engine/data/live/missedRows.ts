import { config } from '@/engine/config'
import type { Resource } from '@/engine/schema/resource'
import { mayUse, permissionFor } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { dayOf, epochMs, toMoment } from '@/engine/values/time'
import type { Gateway } from '../gateway'
import { fetchRows, settledFilters, wireSort } from '../wire/listRequest'
import { readRecord } from '../wire/records'

export type MissedRow = {
  readonly key: string
  readonly at: number
}

type MissedQuery = {
  readonly declared: Resource
  readonly filter: Readonly<Record<string, unknown>>
  /** The field with the row's time. */
  readonly time: string
}

const perPage = 50
const mostPages = 10

/** The gateway's clock is known to a few seconds only. */
const slackMs = 4_000

const zone = config.gatewayTimeZone

/** Newest first, maybe with some after `to`; none for users without access. */
export async function missedRows(
  gateway: Gateway,
  { declared, filter, time }: MissedQuery,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<readonly MissedRow[]> {
  const may = (anyOf: readonly string[]) => mayUse(gateway.session.info()?.permissions ?? [], anyOf)
  if (!may([permissionFor(declared, 'list')])) return []
  const resource = visibleTo(declared, may)
  // from here on all times are the gateway's
  const aheadMs = gateway.serverClock.now() - Date.now()
  const since = from + aheadMs - slackMs
  const days = { from: dayAt(since), to: dayAt(to + aheadMs + slackMs) }
  const where = await settledFilters(gateway, resource, { ...filter, [time]: days })
  const sort = wireSort(resource, { field: time, order: 'DESC' })
  const found = new Map<string, MissedRow>()
  for (let page = 1; page <= mostPages; page += 1) {
    const request = { page, perPage, where, sort }
    const options = { background: true, signal }
    const { rows, total } = await fetchRows(gateway, resource, request, options)
    const times = rows.map((row) => {
      const { id: key, [time]: text } = readRecord(resource, row)
      const moment = toMoment(text, zone)
      // without a time: better twice than never
      const at = moment ? epochMs(moment, zone) : Date.now()
      if (key !== '' && at >= since) found.set(key, { key, at: at - aheadMs })
      return at
    })
    // a gateway that ignores the sorting may still have newer rows
    const isNewestFirst = times.every((at, row) => at <= (times[row - 1] ?? at))
    const isOlder = isNewestFirst && times.some((at) => at < since)
    if (rows.length === 0 || isOlder || page * perPage >= total) break
  }
  return [...found.values()]
}

function dayAt(ms: number): string {
  return dayOf(new Date(ms), zone)
}
