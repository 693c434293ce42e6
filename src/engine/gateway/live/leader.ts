import { config } from '@/engine/config'
import { createSubscribers, type Subscribers } from '../subscribers'
import { createPulse } from './createPulse'
import { createLease, type LeaseStorage } from './lease'
import type { Clock, Leader } from './types'

/** The part of the Web Locks that is used. */
export type Locks = Pick<LockManager, 'request'>

export type LeaderOptions = {
  /** What is led; tabs of one name elect one. */
  name: string
  /** Absent on insecure origins. */
  locks: Locks | undefined
  /** Absent where the browser keeps nothing. */
  storage: LeaseStorage | undefined
  clock: Clock
  /** This tab's own. */
  id: string
}

/**
 * Elects one of a browser's tabs: by Web Locks; where there are none by a lease in the storage; where there is
 * neither every tab leads itself (fault row I5).
 */
export function createLeader({ locks, ...options }: LeaderOptions): Leader {
  const subscribers = createSubscribers()
  let isStopped = false
  let elected = locks
    ? byLocks(locks, options, subscribers, fallBack)
    : byLease(options, subscribers)

  function fallBack() {
    if (isStopped) return
    elected = byLease(options, subscribers)
    subscribers.notify()
  }

  return {
    leads: () => !isStopped && elected.leads(),
    subscribe: subscribers.subscribe,
    stop() {
      isStopped = true
      elected.stop()
    },
  }
}

type Elected = Pick<Leader, 'leads' | 'stop'>
type Options = Omit<LeaderOptions, 'locks'>

function byLocks(
  locks: Locks,
  { name }: Options,
  { notify }: Subscribers,
  onRefused: () => void,
): Elected {
  const waiting = new AbortController()
  let release: (() => void) | undefined
  const held = () =>
    new Promise<void>((resolve) => {
      if (waiting.signal.aborted) {
        resolve()
        return
      }
      release = resolve
      notify()
    })
  locks.request(name, { signal: waiting.signal }, held).catch(() => {
    if (!waiting.signal.aborted) onRefused()
  })
  return {
    leads: () => release !== undefined,
    stop() {
      waiting.abort()
      release?.()
      release = undefined
    },
  }
}

function byLease({ name, storage, clock, id }: Options, { notify }: Subscribers): Elected {
  if (!storage) return alone
  const lease = createLease({ name, storage, now: clock.now, id })
  const pulse = createPulse(clock, renew)
  let isAlone = false
  let led = false

  const leads = () => isAlone || lease.isMine()
  function renew() {
    try {
      lease.renew()
      pulse.beatIn(config.leaseMs / 3)
    } catch {
      // where nothing can be kept, tabs know nothing of each other
      isAlone = true
    }
    if (leads() === led) return
    led = !led
    notify()
  }
  renew()
  return {
    leads,
    stop() {
      pulse.stop()
      if (!isAlone) lease.release()
    },
  }
}

const alone: Elected = { leads: () => true, stop: () => undefined }
