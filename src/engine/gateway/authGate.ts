import { config } from '@/engine/config'
import type { Session } from './session'
import { createSubscribers } from './subscribers'

/** The one place that decides whether an expired login is asked about (§4, §8). */
export type AuthGate = {
  /** `asking`: the one prompt is open. `quiet`: the operator stayed; a banner offers to sign in. */
  state: () => 'closed' | 'asking' | 'quiet'
  /** The gateway's words to the 401 that is asked about, cut like all of them. */
  reason: () => string | undefined
  /** The operator answered "stay". */
  stay: () => void
  reset: () => void
  subscribe: (listener: () => void) => () => void
}

export type ReportingGate = AuthGate & {
  /** A call sent under this token, or for want of one not sent, met a 401. */
  report: (sentUnder: string | undefined, background: boolean, msg?: string) => void
}

/**
 * Makes one prompt of any number of 401 answers. After "stay" there is none for
 * `config.expiredPromptQuietMs`, and none at all for background calls. An answer to a call that was sent
 * under an older token says nothing about this session and is ignored; a new token closes the gate.
 *
 * @param now milliseconds
 */
export function createAuthGate(session: Session, now: () => number): ReportingGate {
  const { subscribe, notify } = createSubscribers()
  let state: ReturnType<AuthGate['state']> = 'closed'
  let stayedAt = 0
  let token = session.token()
  let reason: string | undefined

  function become(next: typeof state) {
    if (state === next) return
    state = next
    notify()
  }

  session.subscribe(() => {
    if (session.token() === token) return
    token = session.token()
    become('closed')
  })

  return {
    state: () => state,
    reason: () => reason,
    stay() {
      stayedAt = now()
      become('quiet')
    },
    reset: () => become('closed'),
    report(sentUnder, background, msg) {
      if (sentUnder !== session.token()) return
      if (state === 'quiet' && (background || now() - stayedAt < config.expiredPromptQuietMs))
        return
      if (state !== 'asking') reason = msg
      become('asking')
    },
    subscribe,
  }
}
