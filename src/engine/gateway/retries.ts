import { config } from '@/engine/config'
import { GatewayError, type SituationName } from './errors'

/** Controls a running call: `restart` begins its time again, `stop` ends it with an error. */
export type Deadline = { restart: () => void; stop: (error: GatewayError) => void }

/**
 * Limits a call, retries included, to `limitMs`.
 *
 * @throws {GatewayError} `timeout` at the limit, `aborted` when `outer` aborts
 */
export function withinDeadline<T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal, deadline: Deadline) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopAs = (situation: SituationName) => stop(new GatewayError(situation))
    const onAbort = () => stopAs('aborted')

    function restart() {
      clearTimeout(timer)
      if (!inner.signal.aborted) timer = setTimeout(stopAs, limitMs, 'timeout')
    }
    function stop(error: GatewayError) {
      reject(error)
      settle()
    }
    function settle() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', onAbort)
      inner.abort()
    }

    if (outer?.aborted) return onAbort()
    outer?.addEventListener('abort', onAbort)
    restart()
    void run(inner.signal, { restart, stop }).then(resolve, reject).finally(settle)
  })
}

const backOffMs = [200, 800].slice(0, config.getRetries)
const longestWaitMs = 5_000

/**
 * Retries after 502, 503, 504 or a lost connection: after 200 and 800 ms, or later if `Retry-After` says so, but never
 * after more than 5 s.
 *
 * @param mayRepeat asked before each retry
 * @throws {GatewayError} the last failure
 */
export async function withRetries<T>(
  run: () => Promise<T>,
  signal: AbortSignal,
  mayRepeat: () => boolean,
  [nextMs, ...laterMs]: readonly number[] = backOffMs,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (nextMs === undefined || signal.aborted || !isTransient(error) || !mayRepeat()) throw error
    const waitMs = Math.max(nextMs, error.retryAfterMs ?? 0)
    if (waitMs > longestWaitMs) throw error
    await pause(waitMs, signal)
    return withRetries(run, signal, mayRepeat, laterMs)
  }
}

/** Milliseconds from now, from seconds or an HTTP date; undefined for anything else. */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

function isTransient(error: unknown): error is GatewayError {
  return error instanceof GatewayError && ['network', 'unreachable'].includes(error.situation)
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
