import { seededRandom } from '../values/random'
import type { Live } from '../live/createLive'
import type { Fault, SocketFault, StandingFault } from './Fault'
import { harm, type Fetch } from './harm'
import { createSocketFaults } from './socketFaults'

/** Faults on command (design §8), the same through every mount. */
export type Faults = {
  /** Sets a fault; the ones set before it come first. Gives its id. */
  set(fault: Fault): number
  /** All faults, finished ones included, with how often each met a request. */
  list(): readonly StandingFault[]
  /** Takes every fault away, also of the sockets, and lets the requests go on that are held back. */
  clear(): void
  /** Acts on the open sockets; gives how many there were. */
  onSockets(fault: SocketFault): number
  /** The same gateway behind the faults. */
  around(fetch: Fetch): Fetch
  /** The same real-time channel behind the faults. */
  aroundLive(live: Live): Live
}

/**
 * A fault plane without a fault. Times are those of the platform's timers.
 *
 * In the Node mount `reset` breaks the connection. Elsewhere there is none: a direct call gets
 * `Response.error()`, or midway a body whose stream fails with a `TypeError`; msw makes of all three the
 * `TypeError` of a failed fetch and XMLHttpRequest's `error` event. `dripMs` drips where the reader streams
 * (Node, direct); under msw the answer comes whole when its last byte has.
 *
 * A browser sends a request again by itself, a POST too, when a connection that it kept open breaks before
 * the first byte of the answer: `times` counts both.
 */
export function createFaults(): Faults {
  let standing: Standing[] = []
  let lastId = 0
  const sockets = createSocketFaults()
  let released = new AbortController()

  function meet(request: Request): Fault | undefined {
    for (const one of standing) if (one.meets(request)) return one.fault
    return undefined
  }

  return {
    set(fault) {
      lastId += 1
      standing.push(stand(lastId, fault))
      return lastId
    },
    list: () => standing.map(({ id, fault, met }) => ({ id, fault, met: met() })),
    clear() {
      standing = []
      sockets.clear()
      released.abort()
      released = new AbortController()
    },
    onSockets: sockets.act,
    aroundLive: sockets.around,
    around: (fetch) => async (request) => {
      const fault = meet(request)
      return fault ? harm(fault, request, fetch, released.signal) : fetch(request)
    },
  }
}

type Standing = {
  id: number
  fault: Fault
  met: () => number
  /** Whether it meets this request; counts it if so. */
  meets: (request: Request) => boolean
}

function stand(id: number, fault: Fault): Standing {
  const { method, path = '*', times = 1, skip = 0, share = 1, seed = '' } = fault
  const pattern = patternOf(path)
  const dice = seededRandom(`fault ${seed}`)
  let passed = 0
  let met = 0
  return {
    id,
    fault,
    met: () => met,
    meets: (request) => {
      if (times !== 'always' && met >= times) return false
      if (method !== undefined && method !== request.method) return false
      if (!pattern.test(new URL(request.url).pathname)) return false
      if (passed < skip) {
        passed += 1
        return false
      }
      if (share < 1 && dice.uint32() / 2 ** 32 >= share) return false
      met += 1
      return true
    },
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`)
}
