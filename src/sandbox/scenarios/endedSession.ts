import { closeCodes } from '../live/createLive'
import { closing } from './joining'
import type { Scenario } from './Scenario'

type Ending = {
  /** How long after its first call a session ends, in milliseconds. */
  afterMs: number
  /** The envelope that its calls get from then on. */
  answer: { code: number; msg: string }
  /** The envelope of a login from then on; by default it is let in again. */
  login?: { code: number; msg: string }
}

/** Ends each session some time after its first call, in this scenario only: in the sandbox behind it, it lives on. */
export function endedSession(ending: Ending): NonNullable<Scenario['around']> {
  return ({ fetch, live }, clock) => {
    const begun = new Map<string, number>()
    let hasEnded = false
    const leftMs = (token: string) => {
      const sinceMs = begun.get(token) ?? clock.now()
      begun.set(token, sinceMs)
      return sinceMs + ending.afterMs - clock.now()
    }
    const untilOver = closing(live, clock, { after: leftMs, code: closeCodes.sessionOver })
    return {
      fetch: async (request) => {
        const isLogin = new URL(request.url).pathname === '/login'
        if (ending.login && hasEnded && isLogin) return Response.json(ending.login)
        const token = request.headers.get('Authorization')?.replace(/^Bearer\s+/i, '')
        if (!token || leftMs(token) > 0) return fetch(request)
        hasEnded = true
        return Response.json(ending.answer)
      },
      live: {
        ...untilOver,
        admit: async (token) =>
          token !== null && leftMs(token) <= 0 ? { status: 401 } : untilOver.admit(token),
      },
    }
  }
}
