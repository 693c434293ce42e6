import { endedSession } from './endedSession'
import { outage } from './outage'
import type { Scenario } from './Scenario'

/** Scenarios by name. */
export type Scenarios = Readonly<Record<string, Scenario>>

const always = { times: 'always' } as const
const frozen = 'The account is frozen.'

/** A fault that does nothing: the first that matches a call counts, so these paths are spared. */
const spared = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, delayMs: 0, times: always.times }))

/** Every scenario that needs no platform, by its name in the address: `/?scenario=slow#/…`. */
export const scenarios = {
  slow: {
    what: 'every call takes two seconds, every list four',
    faults: [
      { path: '*/list', delayMs: 4_000, ...always },
      { delayMs: 2_000, ...always },
    ],
  },
  flaky: {
    what: 'one reading in four fails with 503, one in ten breaks off midway; the login works',
    faults: [
      ...spared('/login', '/logout', '/captchaImage', '/getInfo', '/getRouters'),
      { method: 'GET', status: 503, share: 0.25, seed: 'flaky', ...always },
      { method: 'GET', reset: 'midway', share: 0.1, seed: 'midway', ...always },
    ],
  },
  outage,
  garbled: {
    what: 'one list in three is cut off, one in three is a page of a proxy',
    faults: [
      { path: '*/list', truncate: 40, share: 0.33, seed: 'cut', ...always },
      {
        path: '*/list',
        body: '<html><body><h1>Welcome to our network</h1></body></html>',
        share: 0.5,
        seed: 'page',
        ...always,
      },
    ],
  },
  'lost-answers': {
    what: 'every write takes effect, and its answer never comes',
    faults: [
      ...spared('/login', '/logout'),
      { method: 'POST', reset: 'after', ...always },
      { method: 'PUT', reset: 'after', ...always },
      { method: 'DELETE', reset: 'after', ...always },
    ],
  },
  'expired-session': {
    what: 'a login lasts thirty seconds; then every call answers 401, until the next login',
    around: endedSession({
      afterMs: 30_000,
      answer: { code: 401, msg: 'The login has expired.' },
    }),
  },
  'frozen-account': {
    what: 'thirty seconds after the login the account is frozen, and lets nobody in again',
    around: endedSession({
      afterMs: 30_000,
      answer: { code: 401, msg: frozen },
      login: { code: 500, msg: frozen },
    }),
  },
  forbidden: {
    what: 'the menu shows everything, and every list answers 403',
    faults: [{ path: '*/list', code: 403, ...always }],
  },
  ruoyi: {
    what: 'the gateway answers like a stock RuoYi 3.8, and the portal speaks to it as to one',
    dialect: 'ruoyi',
  },
} as const satisfies Scenarios

/** @throws Error that lists the known scenarios */
export function scenarioNamed(name: string, known: Scenarios): Scenario {
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (found) return found
  throw new Error(`"${name}" is no scenario: there are ${Object.keys(known).join(', ')}.`)
}
