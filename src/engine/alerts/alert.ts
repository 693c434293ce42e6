/** Marks the time without a connection. Other kinds are the app's. */
export const gapKind = 'gap'

/** Stays until the operator acknowledges it. It stores no amount, address or token. */
export type Alert = {
  /** The same cause has the same key in every tab; a counted alert's key is its kind. */
  readonly key: string
  readonly kind: string
  /** When it was last announced, in milliseconds since 1970, as are all times here. */
  readonly at: number
  /** The rows of a group or the gateway's count; else how often it was announced. */
  readonly count: number
  readonly isUncounted?: true
  readonly from?: number
  readonly to?: number
  readonly row?: string
  readonly acknowledgedAt?: number
}

export type Alerts = ReadonlyMap<string, Alert>

/** An announcement repeated within this time is the same occurrence, in milliseconds. */
export const sameMs = 60_000

const groupMark = 'group:'

export function groupKey(first: string): string {
  return groupMark + first
}

export function isGroup({ key }: Alert): boolean {
  return key.startsWith(groupMark)
}

export function isCounted({ key, kind }: Alert): boolean {
  return key === kind
}

export function isOpen({ acknowledgedAt }: Alert): boolean {
  return acknowledgedAt === undefined
}

/** A gap needs no action and doesn't count. */
export function callingCount(alerts: readonly Alert[] = []): number {
  return alerts.filter((one) => isOpen(one) && one.kind !== gapKind).length
}

export function byTime(a: Alert, b: Alert): number {
  return b.at - a.at || (a.key < b.key ? -1 : 1)
}

/** Acknowledged in one tab is acknowledged in both. */
export function joinAlerts(own: Alerts, others: Iterable<Alert>): Map<string, Alert> {
  const joined = new Map(own)
  for (const other of others) {
    const known = joined.get(other.key)
    joined.set(other.key, known ? joinTwo(known, other) : other)
  }
  return joined
}

/** A later occurrence is new even if the earlier one is acknowledged. */
function joinTwo(a: Alert, b: Alert): Alert {
  const [earlier, later] = a.at <= b.at ? [a, b] : [b, a]
  if (later.at - earlier.at >= sameMs) return later
  const acknowledgedAt = Math.max(a.acknowledgedAt ?? 0, b.acknowledgedAt ?? 0)
  const count = isCounted(later) ? later.count : Math.max(a.count, b.count)
  return { ...later, count, ...(acknowledgedAt > 0 && { acknowledgedAt }) }
}
