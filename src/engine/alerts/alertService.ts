import type {
  Clock,
  Live,
  LiveCommand,
  LiveGap,
  LiveListener,
  MissedOrder,
} from '@/engine/data/live/live'
import type { Alert } from './alert'
import { createInbox, type Inbox } from './inbox'
import type { Speaker } from './speaker'
import { soundKey } from './soundChoice'
import type { AlertStorage } from './storedAlerts'

/** What one user is alerted of in this tab: where it comes from, where it is kept, who says it. */
export type AlertService = {
  readonly inbox: Inbox
  readonly channel: Live['channel']
  readonly speaker: Speaker
  readonly stop: () => void
}

export type AlertServiceOptions = {
  userId: string
  storage: AlertStorage
  clock: Clock
  /** Tells of what other tabs wrote, of the first press and of the page's end. */
  page: EventTarget
  /** Whether something was pressed on this page already. */
  wasPressed: boolean
  speaker: Speaker
  startLive: (listener: LiveListener) => Live
  /** Orders of the time without connection; rejects when they cannot be asked for. */
  missedOrders: (from: number, to: number, signal: AbortSignal) => Promise<readonly MissedOrder[]>
  onNews: (alerts: readonly Alert[]) => void
  /** The connection is back: what is on screen may be old. */
  onRecovered: () => void
}

/** §7: a non-system order was matched. */
const nonSystemOrder = '1001'

/** What was missed is asked for this often, the second time 1 s after the first, then 2 s … */
const tries = 6
const stepMs = 1_000

/** Joins the live channel and the payout poll to the inbox and the voice. */
export function openAlertService(options: AlertServiceOptions): AlertService {
  const { userId, storage, clock, page, speaker, onNews, missedOrders } = options
  const storageKey = `wattdesk-alerts.${userId}`
  const open = new AbortController()
  const { signal } = open
  const inbox = createInbox({ storage, storageKey, clock, onNews })
  let retry: unknown

  function onCommand({ command, key, body }: LiveCommand) {
    if (command !== nonSystemOrder) return
    inbox.hear({ key: keyOf(key), at: clock.now(), order: rowOf(body, key) })
  }

  function onRecovered(gap: LiveGap) {
    inbox.noteGap(gap)
    options.onRecovered()
    void catchUp(gap, 1)
  }

  async function catchUp(gap: LiveGap, attempt: number): Promise<void> {
    clock.clearTimeout(retry)
    try {
      const missed = await missedOrders(gap.missedSince, gap.to, signal)
      if (signal.aborted) return
      for (const { key, at } of missed)
        inbox.hear({ key: keyOf(key), at, order: key, isMissed: true })
    } catch {
      // the gateway is not yet what it was
      if (attempt >= tries || signal.aborted) return
      retry = clock.setTimeout(() => void catchUp(gap, attempt + 1), stepMs * attempt)
    }
  }

  const on = (event: string, run: (event: Event) => void) =>
    page.addEventListener(event, run, { signal })
  on('storage', (event) => {
    const { key } = event as StorageEvent
    // null: all of it was cleared
    if (key === storageKey || key === null) inbox.adopt()
    if (key === soundKey || key === null) speaker.adopt()
  })
  on('pagehide', inbox.stop)
  if (options.wasPressed) speaker.arm()
  else for (const press of ['pointerdown', 'keydown']) on(press, speaker.arm)

  const live = options.startLive({
    onCommand,
    onRecovered,
    onFailedPayouts: inbox.noteFailedPayouts,
  })
  const endPayouts = live.failedPayouts.subscribe(() => {
    if (live.failedPayouts.state().count === 0) inbox.noteFailedPayouts(0)
  })
  return {
    inbox,
    channel: live.channel,
    speaker,
    stop() {
      open.abort()
      clock.clearTimeout(retry)
      endPayouts()
      live.stop()
      speaker.stop()
      inbox.stop()
    },
  }
}

function keyOf(order: string): string {
  return `${nonSystemOrder}:${order}`
}

/** The row's id, where the message has one and the key is not a hash. */
function rowOf({ data }: LiveCommand['body'], key: string): string | undefined {
  const id: unknown =
    typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined
  return String(id) === key ? key : undefined
}
