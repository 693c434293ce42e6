import type { Scenario } from './Scenario'

/** Nobody can work where even the login fails. */
const session = ['/login', '/logout', '/captchaImage', '/getInfo', '/getRouters']

export const flaky: Scenario = {
  what: 'one reading in four fails with 503, one in ten breaks off midway; the login works',
  faults: [
    // what goes unharmed is met by a fault that does nothing
    ...session.map((path) => ({ path, delayMs: 0, times: 'always' as const })),
    { method: 'GET', status: 503, share: 0.25, seed: 'flaky', times: 'always' },
    { method: 'GET', reset: 'midway', share: 0.1, seed: 'midway', times: 'always' },
  ],
}
