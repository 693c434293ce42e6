import { createSubscribers } from '../subscribers'

/** The one tab of a browser that does what only one should. */
export type Leader = ReturnType<typeof createLeader>

export type Locks = Pick<LockManager, 'request'>

/**
 * Elects a leader by a Web Lock, which passes to the next tab when its holder closes. Without Web Locks every tab leads.
 *
 * @param name tabs with one name elect one leader; begins with the app's name
 * @param locks absent on insecure origins
 */
export function createLeader(name: string, locks: Locks | undefined) {
  const { subscribe, notify } = createSubscribers()
  const open = new AbortController()
  let leads = !locks
  let release = () => {}

  function lead() {
    leads = !open.signal.aborted
    if (leads) notify()
  }
  function hold(): Promise<void> {
    lead()
    return leads ? new Promise((resolve) => (release = resolve)) : Promise.resolve()
  }
  // a browser without storage refuses locks, too
  locks?.request(name, { signal: open.signal }, hold).catch(lead)

  return {
    leads: () => leads,
    subscribe,
    stop() {
      open.abort()
      leads = false
      release()
    },
  }
}
