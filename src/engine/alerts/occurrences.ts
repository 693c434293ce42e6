import { isOpen, sameMs, type Alert, type Alerts } from './alert'
import { floodMs, openGroup } from './foldAlerts'

/** An announcement, or a row that was found after an outage. */
export type Occurrence = {
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
 * Adds this tab's occurrences to the alerts. All tabs have the same ones, so of two tabs' counts the higher one holds,
 * not the sum.
 */
export function createOccurrences() {
  /** Stored alerts count from the start. */
  const counts = new Map<string, number>()
  /** Includes keys in groups. */
  const lastAt = new Map<string, number>()

  function count(key: string): number {
    const times = (counts.get(key) ?? 0) + 1
    counts.set(key, times)
    return times
  }

  function remember({ key, at }: Occurrence) {
    lastAt.delete(key)
    lastAt.set(key, at)
    for (const [old, time] of lastAt) {
      if (lastAt.size <= mostRemembered && at - time < floodMs) break
      lastAt.delete(old)
    }
  }

  function repeat(alerts: Map<string, Alert>, known: Alert, { key, at }: Occurrence) {
    const sinceMs = at - Math.max(lastAt.get(key) ?? 0, known.at)
    if (sinceMs < sameMs) {
      if (isOpen(known)) alerts.set(key, { ...known, count: Math.max(known.count, count(key)) })
      return
    }
    const { acknowledgedAt, ...rest } = known
    const times = acknowledgedAt === undefined ? known.count + 1 : 1
    counts.set(key, times)
    alerts.set(key, { ...rest, at, count: times })
  }

  function addNew(
    alerts: Map<string, Alert>,
    { kind, key, at, row, isMissed = false }: Occurrence,
  ) {
    const sinceMs = at - (lastAt.get(key) ?? -Infinity)
    // its group has it
    if (sinceMs < (isMissed ? Infinity : sameMs)) return
    const group = openGroup(alerts, kind, at)
    if (!group) {
      counts.set(key, 1)
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
      for (const { key, count: times } of alerts.values()) counts.set(key, times)
    },
    add(alerts: Map<string, Alert>, one: Occurrence) {
      const known = alerts.get(one.key)
      if (!known) addNew(alerts, one)
      else if (!one.isMissed) repeat(alerts, known, one)
      remember(one)
    },
    fold(before: Alerts, after: Alerts) {
      for (const { key, kind, at } of before.values()) {
        const group = after.has(key) || !counts.has(key) ? undefined : openGroup(after, kind, at)
        if (group) count(group.key)
      }
      for (const key of counts.keys()) if (!after.has(key)) counts.delete(key)
    },
  }
}
