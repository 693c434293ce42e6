import { config } from '@/engine/config'
import type { Rows } from '@/engine/gateway/envelope'
import type { MissedOrder } from '@/engine/gateway/live/types'
import { listQuery } from '@/engine/gateway/query'
import type { Resource } from '@/engine/schema/resource'
import { mayUse, permissionFor } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { dayOf, epochMs, toMoment } from '@/engine/values/time'
import { rowsOf, type Gateway } from '../gateway'
import { wireSort } from '../wire/listRequest'
import { settledFilters } from '../wire/rangeForms'
import { readRecord } from '../wire/records'

/** Rows asked for at once, and how often at most: newest first, so that only the oldest would be left out. */
const perPage = 50
const mostPages = 10

/** The gateway's times have no fraction, and its clock is known to a few seconds. Milliseconds. */
const slackMs = 4_000

const zone = config.gatewayTimeZone

/**
 * The orders matched to a non-system source since `from`, newest first: what command `'1001'` has told, or
 * would have (§7). One that came after `to` may be among them. Nothing for who may not see them.
 *
 * @param declared where the orders are listed
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 * @throws {GatewayError} when a page does not come
 */
export async function missedOrders(
  gateway: Gateway,
  declared: Resource | undefined,
  from: number,
  to: number,
  signal?: AbortSignal,
): Promise<readonly MissedOrder[]> {
  if (!declared || !mayIn(gateway)([permissionFor(declared, 'list')])) return []
  const resource = visibleTo(declared, mayIn(gateway))
  // all times from here on are the gateway's
  const aheadMs = gateway.serverClock.now() - Date.now()
  const since = from + aheadMs - slackMs
  const days = { from: dayAt(since), to: dayAt(to + aheadMs + slackMs) }
  const found = new Map<string, MissedOrder>()
  for (let page = 1; page <= mostPages; page += 1) {
    const { rows, total } = await fetchPage(gateway, resource, days, page, signal)
    const orders = rows.map((row) => readOrder(resource, row))
    for (const { key, at } of orders) {
      if (key !== '' && at >= since) found.set(key, { key, at: at - aheadMs })
    }
    // a gateway that ignores the order may still have newer ones
    const isNewestFirst = orders.every(({ at }, row) => at <= (orders[row - 1]?.at ?? at))
    const isOlder = isNewestFirst && orders.some(({ at }) => at < since)
    if (rows.length === 0 || isOlder || page * perPage >= total) break
  }
  return [...found.values()]
}

function mayIn({ session }: Gateway) {
  return (anyOf: readonly string[]) => mayUse(session.info()?.permissions ?? [], anyOf)
}

async function fetchPage(
  gateway: Gateway,
  resource: Resource,
  createTime: { from: string; to: string },
  page: number,
  signal?: AbortSignal,
): Promise<Rows> {
  const sort = wireSort(resource, { field: 'createTime', order: 'DESC' })
  const where = await settledFilters(gateway, resource, { matched: ['1'], createTime })
  const query = listQuery({ page, perPage, where, ...(sort && { sort }) }, gateway.dialect)
  const options = { query, background: true, signal }
  const answer = await gateway.client.get(`${resource.path}/list`, options)
  return rowsOf(answer, (page - 1) * perPage)
}

function readOrder(resource: Resource, row: Readonly<Record<string, unknown>>) {
  const { id, createTime } = readRecord(resource, row)
  const moment = toMoment(createTime, zone)
  // one without a time is rather told twice than never
  return { key: id, at: moment ? epochMs(moment, zone) : Date.now() }
}

function dayAt(ms: number): string {
  return dayOf(new Date(ms), zone)
}
