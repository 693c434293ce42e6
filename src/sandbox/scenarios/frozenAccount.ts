import { endedSession } from './endedSession'
import type { Scenario } from './Scenario'

const msg = 'The account is frozen.'

export const frozenAccount: Scenario = {
  what: 'thirty seconds after the login the account is frozen, and lets nobody in again',
  around: (carried, clock) =>
    endedSession(carried, clock, {
      afterMs: 30_000,
      answer: { code: 401, msg },
      login: { code: 500, msg },
    }),
}
