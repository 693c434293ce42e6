import { createSubscribers } from './subscribers'

/** `offline`: as the browser reports. `away`: consecutive calls fail. */
export type ConnectionState = 'open' | 'offline' | 'away'

export type Connection = ReturnType<typeof createConnection>

/** Covers the attempts of one read: a single failure is not enough. */
const failuresUntilAway = 3

/**
 * Follows the page's `offline` and `online` events and the results of calls. Any answer corrects a browser that wrongly
 * reports offline.
 *
 * @param page source of the events; without it only calls count
 */
export function createConnection(page?: Pick<EventTarget, 'addEventListener'>) {
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
    /** Whether something else already retries, so that no probe is needed. */
    isTried: () => [...trying].some((isTrying) => isTrying()),
    /** Registers something that retries; returns the function to remove it. */
    triedBy(isTrying: () => boolean) {
      trying.add(isTrying)
      return () => void trying.delete(isTrying)
    },
    /** Begins an attempt; an aborted one reports no result. */
    begin() {
      const lostBefore = timesLost
      return {
        // the answer to an earlier call says nothing about the connection now
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
