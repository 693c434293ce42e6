import { GatewayError } from './errors'

/**
 * Limits something with all its attempts and waits to `limitMs`; `restart` starts the limit again.
 *
 * @throws {GatewayError} `timeout` at the limit, `aborted` when `outer` aborts
 */
export function withinDeadline<T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal, restart: () => void) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const inner = new AbortController()
    let timer = setTimeout(() => stop('timeout'), limitMs)
    const onAbort = () => stop('aborted')
    let isSettled = false
    outer?.addEventListener('abort', onAbort)

    function restart() {
      if (isSettled) return
      clearTimeout(timer)
      timer = setTimeout(() => stop('timeout'), limitMs)
    }
    function settle() {
      isSettled = true
      clearTimeout(timer)
      outer?.removeEventListener('abort', onAbort)
    }
    function stop(situation: 'timeout' | 'aborted') {
      settle()
      reject(new GatewayError(situation))
      inner.abort()
    }

    if (outer?.aborted) onAbort()
    else run(inner.signal, restart).then(resolve, reject).finally(settle)
  })
}
