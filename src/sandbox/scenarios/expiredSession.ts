import { endedSession } from './endedSession'
import type { Scenario } from './Scenario'

export const expiredSession: Scenario = {
  what: 'a login lasts thirty seconds; then every call answers 401, until the next login',
  around: (carried, clock) =>
    endedSession(carried, clock, {
      afterMs: 30_000,
      answer: { code: 401, msg: 'The login has expired.' },
    }),
}
