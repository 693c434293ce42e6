import { createSlot, type Slot } from '@/engine/ui/slot'
import { byTime, isGroup, isOpen, type Alert } from './alert'
import type { Clock } from '@/engine/data/live/live'
import { foldAlerts, readingMs } from './foldAlerts'
import { joinAlerts, sameMs } from './joinAlerts'
import { readAlerts, writeAlerts, type AlertStorage } from './storedAlerts'
import { createTaking, type HeardOrder } from './takeOrder'

export type Inbox = {
  /** All that is kept, the newest first. */
  readonly alerts: Pick<Slot<readonly Alert[]>, 'get' | 'subscribe'>
  /** An order that the live channel names, or that was found to have been missed. */
  readonly hear: (order: HeardOrder) => void
  /** There was no connection, in milliseconds since 1970. */
  readonly noteGap: (gap: { from: number; to: number }) => void
  /** How many failed payouts there are now; `null` where there are some, nobody knows how many. */
  readonly noteFailedPayouts: (count: number | null) => void
  readonly acknowledge: (key: string) => void
  readonly acknowledgeAll: () => void
  /** Another tab wrote. */
  readonly adopt: () => void
  /** Writes what waits to be written; nothing is scheduled after it. */
  readonly stop: () => void
}

type InboxOptions = {
  storage: AlertStorage
  /** Under which the alerts of one user are kept. */
  storageKey: string
  clock: Clock
  /** What is new in this tab, together: one message and one voice for all of it. */
  onNews: (alerts: readonly Alert[]) => void
}

/** A flood is drawn and written this often, in milliseconds. */
const batchMs = 250

/**
 * The alerts of one user in this browser. Every tab keeps its own and joins it with what the others wrote, so
 * that what one of them acknowledges is acknowledged in all.
 */
export function createInbox({ storage, storageKey, clock, onNews }: InboxOptions): Inbox {
  const shown = createSlot<readonly Alert[]>()
  const taking = createTaking()
  const waiting: ((alerts: Map<string, Alert>) => void)[] = []
  let present = foldAlerts(joinAlerts(new Map(), readStored()))
  let timer: unknown
  let settledAt = -Infinity
  taking.begin(present)
  shown.put(inOrder(present))

  function readStored(): readonly Alert[] {
    return readAlerts(readText())
  }

  function readText(): string | null {
    try {
      return storage.getItem(storageKey)
    } catch {
      // refused: this tab alone knows
      return null
    }
  }

  function settle() {
    timer = undefined
    settledAt = clock.now()
    const before = present
    const next = joinAlerts(present, readStored())
    for (const change of waiting.splice(0)) change(next)
    present = foldAlerts(next)
    taking.fold(next, present)
    keep(writeAlerts(present.values()))
    shown.put(inOrder(present))
    const news = [...present.values()].filter((one) => isNews(one, before.get(one.key)))
    if (news.length > 0) onNews(news)
  }

  function keep(text: string) {
    if (text === (readText() ?? '[]')) return
    try {
      storage.setItem(storageKey, text)
    } catch {
      // full or refused: this tab alone knows
    }
  }

  /** The first of many at once, the others together. */
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

  function acknowledgeThose(isMeant: (alert: Alert) => boolean) {
    const acknowledgedAt = clock.now()
    waiting.push((alerts) => {
      for (const one of alerts.values())
        if (isOpen(one) && isMeant(one)) alerts.set(one.key, { ...one, acknowledgedAt })
    })
    settleNow()
  }

  return {
    alerts: shown,
    hear: (order) => change((alerts) => taking.take(alerts, order)),
    noteGap: ({ from, to }) =>
      change((alerts) => {
        const key = `gap:${from}`
        alerts.set(key, { key, kind: 'gap', at: to, count: 1, from, to })
      }),
    noteFailedPayouts: (count) => change((alerts) => takeFailed(alerts, count, clock.now())),
    acknowledge: (key) => acknowledgeThose((one) => one.key === key),
    acknowledgeAll: () => acknowledgeThose(() => true),
    adopt: soon,
    stop: () => {
      if (timer !== undefined) settleNow()
    },
  }
}

/** One for all of them; it calls again when there are more than were acknowledged, and is done with the last. */
function takeFailed(alerts: Map<string, Alert>, found: number | null, at: number): void {
  const key = 'failedPayouts'
  const count = found ?? 1
  const known = alerts.get(key)
  if (count <= 0) {
    if (known) alerts.set(key, { ...known, at, count: 0, acknowledgedAt: at })
    return
  }
  // another tab was faster
  if (known?.count === count && at - known.at < readingMs) return
  const isSeen = known?.acknowledgedAt !== undefined && count <= known.count
  const acknowledgedAt = isSeen ? known.acknowledgedAt : undefined
  const seen = acknowledgedAt === undefined ? {} : { acknowledgedAt }
  const uncounted = found === null ? { isUncounted: true as const } : {}
  alerts.set(key, { key, kind: key, at, count, ...uncounted, ...seen })
}

/** §8: failed payouts are told at each check that finds some, acknowledged or not. */
function isNews(alert: Alert, before: Alert | undefined): boolean {
  if (alert.kind === 'gap') return false
  if (!before) return isOpen(alert)
  if (alert.kind === 'failedPayouts') return alert.at > before.at && alert.count > 0
  const isMore = isGroup(alert) && alert.count > before.count
  return isOpen(alert) && (isMore || alert.at - before.at >= sameMs || !isOpen(before))
}

function inOrder(alerts: ReadonlyMap<string, Alert>): readonly Alert[] {
  return [...alerts.values()].toSorted(byTime)
}
