import { byTime, gapKind, groupKey, isGroup, isOpen, type Alert, type Alerts } from './alert'

/** More than this many of one kind within `floodMs` become one group. */
const single = 10
export const floodMs = 10 * 60_000
const mostAlerts = 500
/** Two tabs may notice one outage this far apart, in milliseconds. */
const apartMs = 30_000
/** Two tabs may read one message this far apart, in milliseconds. */
export const readingMs = 5_000

export function foldAlerts(alerts: Alerts): Map<string, Alert> {
  const folded = joinGaps(new Map(alerts))
  for (const kind of new Set(Array.from(folded.values(), (one) => one.kind))) {
    dropCovered(folded, kind)
    groupFlood(folded, kind)
  }
  return trim(folded)
}

export function openGroup(alerts: Alerts, kind: string, at: number): Alert | undefined {
  return [...alerts.values()].find(
    (one) => one.kind === kind && isGroup(one) && isOpen(one) && covers(one, at),
  )
}

/** Nobody has seen what an acknowledged group would cover later. */
function covers({ from = 0, to = 0, acknowledgedAt }: Alert, at: number): boolean {
  const end = acknowledgedAt === undefined ? to + floodMs : Math.min(acknowledgedAt, to + readingMs)
  return at >= from - readingMs && at <= end
}

function dropCovered(alerts: Map<string, Alert>, kind: string): void {
  const groups = [...alerts.values()].filter((one) => one.kind === kind && isGroup(one))
  for (const one of openSingles(alerts, kind))
    if (groups.some((group) => covers(group, one.at))) alerts.delete(one.key)
}

function groupFlood(alerts: Map<string, Alert>, kind: string): void {
  const singles = openSingles(alerts, kind).toSorted(byTime)
  const newestAt = singles[0]?.at ?? 0
  const flood = singles.filter(({ at }) => newestAt - at <= floodMs)
  const oldest = flood.at(-1)
  if (!oldest || flood.length <= single) return
  for (const { key } of flood) alerts.delete(key)
  const key = groupKey(oldest.key)
  const ends = { from: startOf(oldest), to: newestAt }
  alerts.set(key, { key, kind, at: newestAt, count: flood.length, ...ends })
}

function openSingles(alerts: Alerts, kind: string): readonly Alert[] {
  return [...alerts.values()].filter((one) => one.kind === kind && !isGroup(one) && isOpen(one))
}

/** Each tab has its own connection, but one outage is one gap. */
function joinGaps(alerts: Map<string, Alert>): Map<string, Alert> {
  const gaps = [...alerts.values()]
    .filter((one) => one.kind === gapKind && !isGroup(one))
    .toSorted((a, b) => startOf(a) - startOf(b))
  for (const [index, gap] of gaps.entries()) {
    const before = gaps[index - 1]
    if (!before || startOf(gap) - startOf(before) > apartMs) continue
    const joined = joinTwoGaps(before, gap)
    alerts.delete(gap.key)
    alerts.set(joined.key, joined)
    gaps[index] = joined
  }
  return alerts
}

function joinTwoGaps(before: Alert, gap: Alert): Alert {
  const { acknowledgedAt: seenAt = 0 } = before
  const acknowledgedAt = gap.acknowledgedAt ?? (seenAt >= gap.at ? seenAt : undefined)
  return {
    ...gap,
    key: before.key,
    at: Math.max(before.at, gap.at),
    from: startOf(before),
    to: Math.max(before.to ?? 0, gap.to ?? 0),
    ...(acknowledgedAt !== undefined && { acknowledgedAt }),
  }
}

function startOf({ from, at }: Alert): number {
  return from ?? at
}

function trim(alerts: Map<string, Alert>): Map<string, Alert> {
  if (alerts.size <= mostAlerts) return alerts
  const stay = [...alerts.values()]
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || byTime(a, b))
    .slice(0, mostAlerts)
  return new Map(stay.map((one) => [one.key, one]))
}
