import type { Problems } from '@/tests/e2e/support/problems'
import type { Fault, Harm, Which } from '@/sandbox/faults/Fault'

/** What befalls the calls of a chaos walk, each with its part in a fifth of all. */
const harms: readonly (readonly [part: number, harm: Harm])[] = [
  [2, { status: 502, body: '<h1>Bad gateway</h1>' }],
  [2, { status: 503, headers: { 'Retry-After': '1' }, body: '' }],
  [1, { status: 500, body: '{"timestamp":"now","error":"Internal Server Error"}' }],
  [2, { code: 500, msg: 'The tariff engine is out' }],
  [1, { code: 601, msg: 'Please wait for the day to end' }],
  [1, { code: 403, msg: 'forbidden' }],
  [2, { body: '<html><h1>Sign in to our Wi-Fi</h1></html>' }],
  [1, { body: '' }],
  [1, { body: '[]' }],
  [1, { body: '{"code":{},"rows":null}' }],
  [1, { body: '{"code":200}' }],
  [2, { truncate: 40 }],
  [2, { reset: 'before' }],
  [2, { reset: 'after' }],
  [2, { reset: 'midway' }],
  [3, { delayMs: 800 }],
  [0.5, { code: 401, msg: 'expired' }],
]

/** Meets so much of all calls at random, 0 to 1. */
export function chaosFaults(seed: string, share: number): readonly Fault[] {
  const whole = harms.reduce((sum, [part]) => sum + part, 0)
  let left = 1
  return harms.map(([part, harm], place) => {
    // each acts on requests that the ones before it let through
    const own = (share * part) / whole
    const which: Which = { times: 'always', share: own / left, seed: `${seed} ${place}` }
    left -= own
    return Object.assign(which, harm)
  })
}

/** The browser's own messages about failed calls. */
export function allowFaults(problems: Problems): void {
  problems.allow(/Failed to load resource|^HTTP 50|net::ERR_/)
}
