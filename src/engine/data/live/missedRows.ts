import { config } from '@/engine/config'
import type { Rows } from '@/engine/gateway/envelope'
import { listQuery } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { mayUse, permissionFor } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { dayOf, epochMs, toMoment } from '@/engine/values/time'
import { rowsOf, type Gateway } from '../gateway'
import { wireSort, settledFilters } from '../wire/listRequest'
import { readRecord } from '../wire/records'

export type MissedRow = {
  readonly key: string
  readonly at: number
}

export type MissedQuery = {
  readonly declared: Resource
  readonly filter: Readonly<Record<string, unknown>>
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
  asked: MissedQuery,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<readonly MissedRow[]> {
  const may = (anyOf: readonly string[]) => mayUse(gateway.session.info()?.permissions ?? [], anyOf)
  if (!may([permissionFor(asked.declared, 'list')])) return []
  const query = { ...asked, declared: visibleTo(asked.declared, may) }
  // from here on all times are the gateway's
  const aheadMs = gateway.serverClock.now() - Date.now()
  const since = from + aheadMs - slackMs
  const days = { from: dayAt(since), to: dayAt(to + aheadMs + slackMs) }
  const found = new Map<string, MissedRow>()
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, total } = await fetchPage(gateway, query, days, page, signal)
    const read = rows.map((row) => readRow(query, row))
    for (const { key, at } of read) {
      if (key !== '' && at >= since) found.set(key, { key, at: at - aheadMs })
    }
    // a gateway that ignores the sorting may still have newer rows
    const isNewestFirst = read.every(({ at }, row) => at <= (read[row - 1]?.at ?? at))
    const isOlder = isNewestFirst && read.some(({ at }) => at < since)
    if (rows.length === 0 || isOlder || page * perPage >= total) break
  }
  return [...found.values()]
}

async function fetchPage(
  gateway: Gateway,
  { declared, filter, time }: MissedQuery,
  days: { from: string; to: string },
  page: number,
  signal?: AbortSignal,
): Promise<Rows> {
  const sort = wireSort(declared, { field: time, order: 'DESC' })
  const where = await settledFilters(gateway, declared, { ...filter, [time]: days })
  const query = listQuery({ page, perPage, where, ...(sort && { sort }) }, gateway.dialect)
  const options = { query, background: true, signal }
  const answer = await gateway.client.get(`${declared.path}/list`, options)
  return rowsOf(answer, (page - 1) * perPage)
}

function readRow({ declared, time }: MissedQuery, row: Readonly<Record<string, unknown>>) {
  const record = readRecord(declared, row)
  const moment = toMoment(record[time], zone)
  // without a time: better twice than never
  return { key: record.id, at: moment ? epochMs(moment, zone) : Date.now() }
}

function dayAt(ms: number): string {
  return dayOf(new Date(ms), zone)
}
