import { config } from '@/engine/config'
import { perToken, type Session } from './session'
import { createSubscribers } from './subscribers'

/** §4, §8: the one place that decides whether to ask about an expired login. */
export type AuthGate = ReturnType<typeof createAuthGate>

/**
 * Turns any number of 401 answers into one prompt. After "stay" there is none for `config.expiredPromptQuietMs`,
 * and none at all for background calls. The answer to a call with an older token is ignored; a new token closes
 * the gate.
 *
 * @param now milliseconds
 */
export function createAuthGate(session: Session, now: () => number) {
  const { subscribe, notify } = createSubscribers()
  let state: 'closed' | 'asking' | 'quiet' = 'closed'
  let stayedAt = 0
  let reason: string | undefined

  function become(next: typeof state) {
    if (state === next) return
    state = next
    notify()
  }

  perToken(session, () => become('closed'))

  return {
    /** `asking`: the prompt is open. `quiet`: the operator stayed; a banner offers to log in. */
    state: () => state,
    /** The gateway's text of the 401, cut like all of them. */
    reason: () => reason,
    /** The operator chose to stay. */
    stay() {
      stayedAt = now()
      become('quiet')
    },
    reset: () => become('closed'),
    /** A call with this token met a 401, or was not sent for lack of a token. */
    report(sentUnder: string | undefined, background: boolean, msg?: string) {
      if (sentUnder !== session.token()) return
      const isQuiet = background || now() - stayedAt < config.expiredPromptQuietMs
      if (state === 'quiet' && isQuiet) return
      if (state !== 'asking') reason = msg
      become('asking')
    },
    subscribe,
  }
}
