import { GatewayError } from './errors'

/**
 * Runs something that must end within `limitMs`, all its attempts and waits included.
 *
 * @throws {GatewayError} `timeout` at the limit, `aborted` when `outer` aborts
 */
export function withinDeadline<T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController()
    const timer = setTimeout(() => stop('timeout'), limitMs)
    const onAbort = () => stop('aborted')
    outer?.addEventListener('abort', onAbort)

    function settle() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', onAbort)
    }
    function stop(situation: 'timeout' | 'aborted') {
      settle()
      reject(new GatewayError(situation))
      inner.abort()
    }

    if (outer?.aborted) onAbort()
    else run(inner.signal).then(resolve, reject).finally(settle)
  })
}
