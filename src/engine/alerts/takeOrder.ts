import { isOpen, type Alert } from './alert'
import { floodMs, openGroup } from './foldAlerts'
import { sameMs, type Alerts } from './joinAlerts'

export type HeardOrder = {
  /** `1001:<order>` */
  key: string
  /** In milliseconds since 1970. */
  at: number
  /** The id of the row it is about, where that is known. */
  order?: string | undefined
  /** Found after an outage: what is known already is not told again. */
  isMissed?: boolean
}

/** How many orders are remembered one by one, beside what is kept of them. */
const mostRemembered = 5_000

/**
 * Takes what this tab hears into what is kept. The tabs all hear the same: of what two of them counted, the
 * higher count holds, never the sum.
 */
export function createTaking() {
  /** How often this tab heard what has this key; what was kept before it came counts. */
  const heard = new Map<string, number>()
  /** When it last heard each order, those in groups too. */
  const lastHeard = new Map<string, number>()

  function count(key: string): number {
    const times = (heard.get(key) ?? 0) + 1
    heard.set(key, times)
    return times
  }

  function remember({ key, at }: HeardOrder) {
    lastHeard.delete(key)
    lastHeard.set(key, at)
    for (const [old, time] of lastHeard) {
      if (lastHeard.size <= mostRemembered && at - time < floodMs) break
      lastHeard.delete(old)
    }
  }

  function hearAgain(alerts: Map<string, Alert>, known: Alert, { key, at }: HeardOrder) {
    const sinceMs = at - Math.max(lastHeard.get(key) ?? 0, known.at)
    if (sinceMs < sameMs) {
      if (isOpen(known)) alerts.set(key, { ...known, count: Math.max(known.count, count(key)) })
      return
    }
    const { acknowledgedAt, ...rest } = known
    const times = acknowledgedAt === undefined ? known.count + 1 : 1
    heard.set(key, times)
    alerts.set(key, { ...rest, at, count: times })
  }

  function hearNew(alerts: Map<string, Alert>, { key, at, order, isMissed = false }: HeardOrder) {
    const sinceMs = at - (lastHeard.get(key) ?? -Infinity)
    // told in its group
    if (sinceMs < (isMissed ? Infinity : sameMs)) return
    const group = openGroup(alerts, 'nonSystemOrder', at)
    if (!group) {
      heard.set(key, 1)
      alerts.set(key, { key, kind: 'nonSystemOrder', at, count: 1, ...(order && { order }) })
      return
    }
    // heard before the connection was lost
    if (isMissed && at <= (group.to ?? at)) return
    const last = Math.max(group.to ?? at, at)
    const orders = Math.max(group.count, count(group.key))
    alerts.set(group.key, { ...group, count: orders, at: last, to: last })
  }

  return {
    /** What was kept when this tab came. */
    begin(alerts: Alerts) {
      for (const { key, count: times } of alerts.values()) heard.set(key, times)
    },
    take(alerts: Map<string, Alert>, order: HeardOrder) {
      const known = alerts.get(order.key)
      if (!known) hearNew(alerts, order)
      else if (!order.isMissed) hearAgain(alerts, known, order)
      remember(order)
    },
    /** Which alerts are in a group from now on. */
    fold(before: Alerts, after: Alerts) {
      for (const { key, kind, at } of before.values()) {
        const group = after.has(key) || !heard.has(key) ? undefined : openGroup(after, kind, at)
        if (group) count(group.key)
      }
      for (const key of heard.keys()) if (!after.has(key)) heard.delete(key)
    },
  }
}
