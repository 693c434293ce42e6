import { config } from '@/engine/config'
import { createSubscribers } from '../subscribers'
import type { TabChannel } from '../tabChannel'
import { asksForPayouts, type LiveSession } from './audience'
import { createPulse } from './createPulse'
import type { Clock, FailedPayoutPoll, Leader, PollState } from './types'

export type FailedPayoutPollOptions = {
  session: LiveSession
  ask: {
    exists: (signal: AbortSignal) => Promise<boolean>
    /** Called only if some exist; `null` if the gateway does not count them. */
    count: (signal: AbortSignal) => Promise<number | null>
  }
  clock: Clock
  leader: Pick<Leader, 'leads' | 'subscribe'>
  /** Shares results with the browser's other tabs. */
  tabs?: Pick<TabChannel, 'send' | 'subscribe'> | undefined
  /** Called after every check, of other tabs too. */
  onFound: (count: number | null) => void
}

type Found = { count: number | null; at: number }

/**
 * The failed-payout check (§4, §9): at start, then every `config.failedPayoutMs`, in the leading tab only, for
 * userType `'00'` without a `tri:` role. One check at a time. A failed check shows in the state only and is repeated
 * after 30 s, then after twice as long each time.
 */
export function createFailedPayoutPoll(options: FailedPayoutPollOptions): FailedPayoutPoll {
  const { session, ask, clock, leader, tabs, onFound } = options
  const { subscribe, notify } = createSubscribers()
  const pulse = createPulse(clock, tick)
  let state: PollState = { status: 'off' }
  let ends: readonly (() => void)[] = []
  let asking: AbortController | undefined
  let failures = 0

  function become(next: PollState) {
    const isNew = JSON.stringify(next) !== JSON.stringify(state)
    state = next
    if (isNew) notify()
  }

  function follow() {
    const asks = ends.length > 0 && asksForPayouts(session)
    if (asks === (state.status !== 'off')) return
    if (!asks) {
      rest()
      return
    }
    become({ status: 'idle' })
    tabs?.send('last?')
    check()
  }

  function rest() {
    asking?.abort()
    asking = undefined
    failures = 0
    pulse.stop()
    become({ status: 'off' })
  }

  function tick() {
    if (asking) pulse.beatIn(config.failedPayoutMs)
    else check()
  }

  function check() {
    pulse.beatIn(config.failedPayoutMs)
    asking?.abort()
    asking = undefined
    if (!leader.leads()) return
    const current = new AbortController()
    asking = current
    void count(current.signal).then(
      (found) => asking === current && settle(found),
      () => asking === current && fail(),
    )
  }

  async function count(signal: AbortSignal): Promise<number | null> {
    return (await ask.exists(signal)) ? ask.count(signal) : 0
  }

  function settle(count: number | null) {
    asking = undefined
    failures = 0
    const found = { count, at: clock.now() }
    tabs?.send(found)
    take(found)
  }

  function fail() {
    asking = undefined
    pulse.beatIn(Math.min(config.failedPayoutRetryMs * 2 ** failures, config.failedPayoutMs))
    failures += 1
    become({ ...state, status: 'failing' })
  }

  function take({ count, at }: Found) {
    become({ status: 'idle', count, checkedAt: at })
    onFound(count)
  }

  function hear(message: unknown) {
    if (state.status === 'off') return
    const { count, checkedAt: at } = state
    if (message === 'last?') {
      if (leader.leads() && count !== undefined && at !== undefined) tabs?.send({ count, at })
    } else if (isFound(message) && message.at > (at ?? -Infinity)) {
      pulse.beatIn(config.failedPayoutMs)
      take(message)
    }
  }

  // no need to repeat a recent check of the former leader
  function lead() {
    if (state.status === 'off' || !leader.leads()) return
    const age = clock.now() - (state.checkedAt ?? -Infinity)
    if (age < config.failedPayoutMs) pulse.beatIn(config.failedPayoutMs - age)
    else check()
  }

  return {
    state: () => state,
    subscribe,
    start() {
      if (ends.length > 0) return
      ends = [
        session.subscribe(follow),
        leader.subscribe(lead),
        tabs?.subscribe(hear) ?? (() => undefined),
      ]
      follow()
    },
    stop() {
      for (const end of ends) end()
      ends = []
      rest()
    },
    checkNow() {
      if (state.status !== 'off') check()
    },
  }
}

function isFound(message: unknown): message is Found {
  const { count, at } = (message ?? {}) as Partial<Found>
  return (count === null || Number.isSafeInteger(count)) && Number.isSafeInteger(at)
}
