import { createSubscribers } from './subscribers'

/** `offline`: the browser says so. `away`: calls fail one after the other. */
export type ConnectionState = 'open' | 'offline' | 'away'

/** What is known of the way to the gateway. */
export type Connection = {
  state: () => ConnectionState
  subscribe: (listener: () => void) => () => void
  /** Whether somebody tries the way by itself, so that nobody need ask for a sign. */
  isTried: () => boolean
  /** Asked whether it tries just now; returns the function that takes it back. */
  triedBy: (isTrying: () => boolean) => () => void
}

/** How one attempt of a call ended; an aborted one ends without a word. */
export type Attempt = { answered: () => void; failed: () => void }

export type ReportingConnection = Connection & { begin: () => Attempt }

/** As many as one read has: a single hiccup is none. */
const failuresUntilAway = 3

/**
 * Follows the page's `offline` and `online` events, and what becomes of the calls. A browser that is wrong
 * about being offline is put right by the next answer.
 *
 * @param page where the events are fired; without it only the calls tell
 */
export function createConnection(
  page?: Pick<EventTarget, 'addEventListener'>,
): ReportingConnection {
  const { subscribe, notify } = createSubscribers()
  let state: ConnectionState = 'open'
  let failures = 0
  let timesLost = 0
  const trying = new Set<() => boolean>()

  function become(next: ConnectionState) {
    if (next === 'open') failures = 0
    if (state === next) return
    state = next
    notify()
  }

  page?.addEventListener('offline', () => {
    timesLost += 1
    become('offline')
  })
  page?.addEventListener('online', () => become('open'))

  return {
    state: () => state,
    subscribe,
    isTried: () => [...trying].some((isTrying) => isTrying()),
    triedBy(isTrying) {
      trying.add(isTrying)
      return () => void trying.delete(isTrying)
    },
    begin() {
      const lostBefore = timesLost
      return {
        // an answer to what was asked before says nothing about the connection now
        answered: () => {
          if (lostBefore === timesLost) become('open')
        },
        failed: () => {
          failures += 1
          if (state === 'open' && failures >= failuresUntilAway) become('away')
        },
      }
    },
  }
}
