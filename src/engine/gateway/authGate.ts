import { config } from '@/engine/config'
import { perToken, type Session } from './session'
import { createSubscribers } from './subscribers'

/** §4, §8: decides, in one place, whether to prompt about an expired login. */
export type AuthGate = ReturnType<typeof createAuthGate>

/**
 * Turns any number of 401 answers into one prompt. After "stay" none follows for `config.expiredPromptQuietMs`, and
 * background calls never prompt. Answers to calls with an older token are ignored; a new token closes the gate.
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
    /** The gateway's text of the 401, cut like all server texts. */
    reason: () => reason,
    /** The operator chose to stay. */
    stay() {
      stayedAt = now()
      become('quiet')
    },
    reset: () => become('closed'),
    /** Reports that a call with this token met a 401, or was not sent for lack of a token. */
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
