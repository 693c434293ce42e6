import type { Alert } from './alert'

export type Alerts = ReadonlyMap<string, Alert>

/** Heard again within this time, it is the same occurrence, in milliseconds. */
export const sameMs = 60_000

/** What two tabs know, as one: an alert that either has is there, and acknowledged if either says so. */
export function joinAlerts(own: Alerts, others: Iterable<Alert>): Map<string, Alert> {
  const joined = new Map(own)
  for (const other of others) {
    const known = joined.get(other.key)
    joined.set(other.key, known ? joinTwo(known, other) : other)
  }
  return joined
}

/** Later occurrences count as new ones, of one that is acknowledged too. */
function joinTwo(a: Alert, b: Alert): Alert {
  const [earlier, later] = a.at <= b.at ? [a, b] : [b, a]
  if (later.at - earlier.at >= sameMs) return later
  const acknowledgedAt = Math.max(a.acknowledgedAt ?? 0, b.acknowledgedAt ?? 0)
  const count = later.kind === 'failedPayouts' ? later.count : Math.max(a.count, b.count)
  return { ...later, count, ...(acknowledgedAt > 0 && { acknowledgedAt }) }
}
