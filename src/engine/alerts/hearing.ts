import { isOpen, sameMs, type Alert, type Alerts } from './alert'
import { floodMs, openGroup } from './foldAlerts'

export type Heard = {
  readonly kind: string
  /** `<command>:<row>` */
  readonly key: string
  readonly at: number
  readonly row?: string | undefined
  /** Found after an outage: no news if already known. */
  readonly isMissed?: boolean
}

const mostRemembered = 5_000

/**
 * Adds what this tab hears to the alerts. All tabs hear the same, so of two tabs' counts the higher one holds, not the
 * sum.
 */
export function createHearing() {
  /** Stored alerts count from the start. */
  const heard = new Map<string, number>()
  /** Includes keys in groups. */
  const lastHeard = new Map<string, number>()

  function count(key: string): number {
    const times = (heard.get(key) ?? 0) + 1
    heard.set(key, times)
    return times
  }

  function remember({ key, at }: Heard) {
    lastHeard.delete(key)
    lastHeard.set(key, at)
    for (const [old, time] of lastHeard) {
      if (lastHeard.size <= mostRemembered && at - time < floodMs) break
      lastHeard.delete(old)
    }
  }

  function hearAgain(alerts: Map<string, Alert>, known: Alert, { key, at }: Heard) {
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

  function hearNew(alerts: Map<string, Alert>, { kind, key, at, row, isMissed = false }: Heard) {
    const sinceMs = at - (lastHeard.get(key) ?? -Infinity)
    // its group has it
    if (sinceMs < (isMissed ? Infinity : sameMs)) return
    const group = openGroup(alerts, kind, at)
    if (!group) {
      heard.set(key, 1)
      alerts.set(key, { key, kind, at, count: 1, ...(row && { row }) })
      return
    }
    // heard before the connection was lost
    if (isMissed && at <= (group.to ?? at)) return
    const last = Math.max(group.to ?? at, at)
    const rows = Math.max(group.count, count(group.key))
    alerts.set(group.key, { ...group, count: rows, at: last, to: last })
  }

  return {
    begin(alerts: Alerts) {
      for (const { key, count: times } of alerts.values()) heard.set(key, times)
    },
    take(alerts: Map<string, Alert>, one: Heard) {
      const known = alerts.get(one.key)
      if (!known) hearNew(alerts, one)
      else if (!one.isMissed) hearAgain(alerts, known, one)
      remember(one)
    },
    fold(before: Alerts, after: Alerts) {
      for (const { key, kind, at } of before.values()) {
        const group = after.has(key) || !heard.has(key) ? undefined : openGroup(after, kind, at)
        if (group) count(group.key)
      }
      for (const key of heard.keys()) if (!after.has(key)) heard.delete(key)
    },
  }
}
