import { config } from '@/engine/config'
import { createSubscribers, type Subscribers } from '../subscribers'
import { createPulse, type Clock } from './clock'

/** The one tab of a browser that does what only one should. */
export type Leader = {
  leads: () => boolean
  subscribe: (listener: () => void) => () => void
  stop: () => void
}

export type Locks = Pick<LockManager, 'request'>
export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type LeaderOptions = {
  /** Tabs with one name elect one leader; the name begins with the app's. */
  name: string
  /** Absent on insecure origins. */
  locks: Locks | undefined
  /** Absent if the browser stores nothing. */
  storage: LeaseStorage | undefined
  clock: Clock
  /** Unique to this tab; without blanks. */
  id: string
}

/** Elects a leader by Web Locks, else by a lease in the storage; without either every tab leads. */
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
      // without storage, tabs can't see each other
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

type LeaseOptions = {
  name: string
  storage: LeaseStorage
  now: () => number
  id: string
}

/**
 * A stored entry: the leading tab, and until when. Of two tabs that write at once the last one wins: a lease counts
 * from its first renewal on, when the other tab has seen it.
 */
function createLease({ name, storage, now, id }: LeaseOptions) {
  const key = `${name}.lease`
  let isConfirmed = false

  function holder(): string | undefined {
    const [holding = '', until = ''] = (storage.getItem(key) ?? '').split(' ')
    const leftMs = Number(until) - now()
    // a clock set back must not extend it
    return leftMs > 0 && leftMs <= config.leaseMs ? holding : undefined
  }

  return {
    /** Takes a free lease or extends this tab's own. */
    renew() {
      const held = holder()
      isConfirmed = held === id
      if (held !== undefined && held !== id) return
      storage.setItem(key, `${id} ${now() + config.leaseMs}`)
    },
    isMine: () => isConfirmed && holder() === id,
    release() {
      isConfirmed = false
      if (holder() === id) storage.removeItem(key)
    },
  }
}

const alone: Elected = { leads: () => true, stop: () => undefined }
