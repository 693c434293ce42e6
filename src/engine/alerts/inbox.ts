import type { Clock } from '@/engine/data/live/live'
import { createSlot } from '@/engine/ui/late/slot'
import {
  byTime,
  gapKind,
  isCounted,
  isGroup,
  isOpen,
  joinAlerts,
  sameMs,
  type Alert,
} from './alert'
import { foldAlerts, readingMs } from './foldAlerts'
import { createOccurrences, type Occurrence } from './occurrences'
import { readAlerts, storeAlerts, type AlertStorage } from './storedAlerts'

export type Inbox = ReturnType<typeof createInbox>

type InboxOptions = {
  storage: AlertStorage
  storageKey: string
  /** Stored alerts of other kinds are dropped. */
  kinds: readonly string[]
  clock: Clock
  /** Gets all news of this tab together, for one message and one voice. */
  onNews: (alerts: readonly Alert[]) => void
}

const batchMs = 250

/** Tabs share one user's alerts through the storage: acknowledging in one acknowledges in all. */
export function createInbox({ storage, storageKey, kinds, clock, onNews }: InboxOptions) {
  const shown = createSlot<readonly Alert[]>()
  const occurrences = createOccurrences()
  const waiting: ((alerts: Map<string, Alert>) => void)[] = []
  let present = foldAlerts(joinAlerts(new Map(), readStored()))
  let timer: unknown
  let settledAt = -Infinity
  occurrences.begin(present)
  show()

  function show() {
    shown.put([...present.values()].toSorted(byTime))
  }

  function readStored(): readonly Alert[] {
    const stored = readAlerts(storage, storageKey)
    return stored.filter(({ kind }) => kind === gapKind || kinds.includes(kind))
  }

  function settle() {
    timer = undefined
    settledAt = clock.now()
    const before = present
    const next = joinAlerts(present, readStored())
    for (const change of waiting.splice(0)) change(next)
    present = foldAlerts(next)
    occurrences.fold(next, present)
    storeAlerts(storage, storageKey, present.values())
    show()
    const news = [...present.values()].filter((one) => isNews(one, before.get(one.key)))
    if (news.length > 0) onNews(news)
  }

  /** Handles the first of many at once and batches the others. */
  function soon() {
    if (timer !== undefined) return
    const waitMs = settledAt + batchMs - clock.now()
    if (waitMs <= 0) settle()
    else timer = clock.setTimeout(settle, waitMs)
  }

  function settleNow() {
    if (timer !== undefined) clock.clearTimeout(timer)
    settle()
  }

  function change(act: (alerts: Map<string, Alert>) => void) {
    waiting.push(act)
    soon()
  }

  function acknowledgeWhere(matches: (alert: Alert) => boolean) {
    const acknowledgedAt = clock.now()
    waiting.push((alerts) => {
      for (const one of alerts.values())
        if (isOpen(one) && matches(one)) alerts.set(one.key, { ...one, acknowledgedAt })
    })
    settleNow()
  }

  return {
    alerts: shown,
    note: (occurrence: Occurrence) => change((alerts) => occurrences.add(alerts, occurrence)),
    noteGap: ({ from, to }: { from: number; to: number }) =>
      change((alerts) => {
        const key = `${gapKind}:${from}`
        alerts.set(key, { key, kind: gapKind, at: to, count: 1, from, to })
      }),
    /** `null` stands for an unknown number above zero. */
    noteCount: (kind: string, count: number | null) =>
      change((alerts) => takeCount(alerts, kind, count, clock.now())),
    acknowledge: (key: string) => acknowledgeWhere((one) => one.key === key),
    acknowledgeAll: () => acknowledgeWhere(() => true),
    adopt: soon,
    /** Stores pending changes and cancels the timer. */
    stop: () => {
      if (timer !== undefined) settleNow()
    },
  }
}

/**
 * One alert stands for all rows. It calls again when their number exceeds what was acknowledged, and ends with the
 * last.
 */
function takeCount(
  alerts: Map<string, Alert>,
  kind: string,
  found: number | null,
  at: number,
): void {
  const count = found ?? 1
  const known = alerts.get(kind)
  if (count <= 0) {
    if (known) alerts.set(kind, { ...known, at, count: 0, acknowledgedAt: at })
    return
  }
  // another tab was faster
  if (known?.count === count && at - known.at < readingMs) return
  const seenAt = known && count <= known.count ? known.acknowledgedAt : undefined
  alerts.set(kind, {
    key: kind,
    kind,
    at,
    count,
    ...(found === null && { isUncounted: true }),
    ...(seenAt !== undefined && { acknowledgedAt: seenAt }),
  })
}

/** §8: every check that finds some is news, acknowledged or not. */
function isNews(alert: Alert, before: Alert | undefined): boolean {
  if (alert.kind === gapKind) return false
  if (!before) return isOpen(alert)
  if (isCounted(alert)) return alert.at > before.at && alert.count > 0
  const isMore = isGroup(alert) && alert.count > before.count
  return isOpen(alert) && (isMore || alert.at - before.at >= sameMs || !isOpen(before))
}
