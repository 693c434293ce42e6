import { byTime, groupKey, isGroup, isOpen, type Alert } from './alert'
import type { Alerts } from './joinAlerts'

/** More than this many of a kind within `floodMs` are one grouped alert. */
const single = 10
/** In milliseconds. */
export const floodMs = 10 * 60_000
/** How many alerts are kept. */
export const mostAlerts = 500
/** Two tabs that lose the gateway notice it about this far apart, in milliseconds. */
const apartMs = 30_000
/** How far apart two tabs may read one message, in milliseconds. */
export const readingMs = 5_000

/** The alerts as they are kept: floods in groups, gaps once, no more than there is room for. */
export function foldAlerts(alerts: Alerts): Map<string, Alert> {
  const folded = joinGaps(new Map(alerts))
  for (const kind of ['nonSystemOrder', 'gap'] as const) {
    dropCovered(folded, kind)
    groupFlood(folded, kind)
  }
  return trim(folded)
}

/** The group that takes one more of its kind at this time. */
export function openGroup(alerts: Alerts, kind: Alert['kind'], at: number): Alert | undefined {
  return [...alerts.values()].find(
    (one) => one.kind === kind && isGroup(one) && isOpen(one) && covers(one, at),
  )
}

/** Nobody has seen what came after the group was acknowledged. */
function covers({ from = 0, to = 0, acknowledgedAt }: Alert, at: number): boolean {
  const isSeen = acknowledgedAt !== undefined
  const end = isSeen ? Math.min(acknowledgedAt, to + readingMs) : to + floodMs
  return at >= from - readingMs && at <= end
}

function dropCovered(alerts: Map<string, Alert>, kind: Alert['kind']): void {
  const groups = [...alerts.values()].filter((one) => one.kind === kind && isGroup(one))
  if (groups.length === 0) return
  for (const one of alerts.values()) {
    const isCovered = one.kind === kind && !isGroup(one) && isOpen(one)
    if (isCovered && groups.some((group) => covers(group, one.at))) alerts.delete(one.key)
  }
}

function groupFlood(alerts: Map<string, Alert>, kind: Alert['kind']): void {
  const singles = [...alerts.values()]
    .filter((one) => one.kind === kind && !isGroup(one) && isOpen(one))
    .toSorted(byTime)
  const [newest] = singles
  if (!newest) return
  const flood = singles.filter(({ at }) => newest.at - at <= floodMs)
  const oldest = flood.at(-1)
  if (!oldest || flood.length <= single) return
  for (const { key } of flood) alerts.delete(key)
  const key = groupKey(oldest.key)
  const ends = { from: oldest.from ?? oldest.at, to: newest.at }
  alerts.set(key, { key, kind, at: newest.at, count: flood.length, ...ends })
}

/** Each tab has a connection of its own; one outage of the gateway is one gap. */
function joinGaps(alerts: Map<string, Alert>): Map<string, Alert> {
  const gaps = [...alerts.values()]
    .filter((one) => one.kind === 'gap' && !isGroup(one))
    .toSorted((a, b) => begin(a) - begin(b))
  for (const [index, gap] of gaps.entries()) {
    const before = gaps[index - 1]
    if (!before || begin(gap) - begin(before) > apartMs) continue
    alerts.delete(before.key)
    const acknowledgedAt = gap.acknowledgedAt ?? seenWith(before, gap)
    const one = {
      ...gap,
      key: before.key,
      at: Math.max(before.at, gap.at),
      from: begin(before),
      to: Math.max(before.to ?? 0, gap.to ?? 0),
      ...(acknowledgedAt !== undefined && { acknowledgedAt }),
    }
    alerts.delete(gap.key)
    alerts.set(one.key, one)
    gaps[index] = one
  }
  return alerts
}

function seenWith({ acknowledgedAt = 0 }: Alert, { at }: Alert): number | undefined {
  return acknowledgedAt >= at ? acknowledgedAt : undefined
}

function begin({ from, at }: Alert): number {
  return from ?? at
}

/** What is acknowledged makes room first, then what is oldest. */
function trim(alerts: Map<string, Alert>): Map<string, Alert> {
  if (alerts.size <= mostAlerts) return alerts
  const kept = [...alerts.values()]
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || byTime(a, b))
    .slice(0, mostAlerts)
  return new Map(kept.map((one) => [one.key, one]))
}
