import { config } from '@/engine/config'
import type { SessionInfo } from '../session'
import { createSubscribers } from '../subscribers'
import type { TabChannel } from '../tabChannel'
import { audienceOf, type LiveSession } from './audience'
import { createPulse, type Clock } from './clock'
import type { Leader } from './leader'

export type PollState = {
  /** `failing`: the last check failed, so the count is older. */
  readonly status: 'off' | 'idle' | 'failing'
  /** From the last successful check of any tab; `null` for an unknown number above zero. */
  readonly count?: number | null
  /** When that check ended; milliseconds since 1970. */
  readonly checkedAt?: number
}

export type CountPollOptions = {
  /** Distinguishes polls. */
  kind: string
  session: LiveSession
  /** Which platform administrators count; default all. */
  isFor?: ((info: SessionInfo) => boolean) | undefined
  /** `null` for an unknown number above zero. */
  count: (signal: AbortSignal) => Promise<number | null>
  /** In milliseconds. */
  everyMs: number
  clock: Clock
  leader: Pick<Leader, 'leads' | 'subscribe'>
  /** Shares results with other tabs. */
  tabs?: Pick<TabChannel, 'send' | 'subscribe'> | undefined
  /** Called after each check in any tab. */
  onFound: (count: number | null) => void
}

export type CountPoll = ReturnType<typeof createCountPoll>

type Found = { count: number | null; at: number }

/**
 * Counts (§4, §9) at start and then every `everyMs`, in the leading tab only and one check at a time. A failed check
 * shows in the state only; retries follow after 30 s, then after twice as long each time.
 */
export function createCountPoll(options: CountPollOptions) {
  const { kind, session, isFor, count, everyMs, clock, leader, tabs, onFound } = options
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
    const asks = ends.length > 0 && typeof audienceOf(session, isFor) !== 'string'
    if (asks === (state.status !== 'off')) return
    if (!asks) {
      rest()
      return
    }
    become({ status: 'idle' })
    tabs?.send({ kind })
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
    if (asking) pulse.beatIn(everyMs)
    else check()
  }

  function check() {
    pulse.beatIn(everyMs)
    asking?.abort()
    asking = undefined
    if (!leader.leads()) return
    const current = new AbortController()
    asking = current
    count(current.signal).then(
      (found) => asking === current && settle(found),
      () => asking === current && fail(),
    )
  }

  function settle(found: number | null) {
    asking = undefined
    failures = 0
    const news = { count: found, at: clock.now() }
    tabs?.send({ kind, ...news })
    take(news)
  }

  function fail() {
    asking = undefined
    pulse.beatIn(Math.min(config.countRetryMs * 2 ** failures, everyMs))
    failures += 1
    become({ ...state, status: 'failing' })
  }

  function take({ count: found, at }: Found) {
    become({ status: 'idle', count: found, checkedAt: at })
    onFound(found)
  }

  /** Hears another tab's count, or its question for the last one. */
  function hear(message: unknown) {
    const heard = readMessage(message)
    if (state.status === 'off' || heard?.kind !== kind) return
    const { count: known, checkedAt = -Infinity } = state
    if (isFound(heard)) {
      if (heard.at <= checkedAt) return
      pulse.beatIn(everyMs)
      take(heard)
    } else if (!('count' in heard) && leader.leads() && known !== undefined)
      tabs?.send({ kind, count: known, at: checkedAt })
  }

  // no need to repeat a recent check of the former leader
  function lead() {
    if (state.status === 'off' || !leader.leads()) return
    const age = clock.now() - (state.checkedAt ?? -Infinity)
    if (age < everyMs) pulse.beatIn(everyMs - age)
    else check()
  }

  return {
    state: () => state,
    subscribe,
    start() {
      if (ends.length > 0) return
      ends = [session.subscribe(follow), leader.subscribe(lead)]
      if (tabs) ends = [...ends, tabs.subscribe(hear)]
      follow()
    },
    stop() {
      for (const end of ends) end()
      ends = []
      rest()
    },
    /** Checks now if this tab leads. */
    checkNow() {
      if (state.status !== 'off') check()
    },
  }
}

type Message = { readonly kind?: unknown; readonly count?: unknown; readonly at?: unknown }

function readMessage(message: unknown): Message | undefined {
  return typeof message === 'object' && message !== null ? message : undefined
}

function isFound(message: Message): message is Message & Found {
  const { count, at } = message
  return (count === null || Number.isSafeInteger(count)) && Number.isSafeInteger(at)
}
