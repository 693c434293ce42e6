import { config } from '@/engine/config'
import { GatewayError } from './errors'

const backOffMs = [200, 800].slice(0, config.getRetries)
const longestWaitMs = 5_000

/**
 * Retries after 502, 503, 504 or a lost connection: after 200 and 800 ms, or later if `Retry-After` says so; not
 * at all if that is beyond 5 s.
 *
 * @param mayRepeat asked before each repetition
 * @throws {GatewayError} the last failure
 */
export async function withRetries<T>(
  run: () => Promise<T>,
  signal: AbortSignal,
  mayRepeat: () => boolean,
  waitsMs: readonly number[] = backOffMs,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const [next, ...later] = waitsMs
    if (next === undefined || signal.aborted || !isTransient(error) || !mayRepeat()) throw error
    const waitMs = Math.max(next, error.retryAfterMs ?? 0)
    if (waitMs > longestWaitMs) throw error
    await pause(waitMs, signal)
    return withRetries(run, signal, mayRepeat, later)
  }
}

/**
 * Milliseconds from now, read from seconds or an HTTP date; undefined for anything else.
 *
 * @param now milliseconds
 */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

function isTransient(error: unknown): error is GatewayError {
  return (
    error instanceof GatewayError &&
    (error.situation === 'network' || error.situation === 'unreachable')
  )
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
