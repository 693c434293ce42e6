/** Injected, so that tests control time. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (handle: unknown) => void
}

/**
 * One timer that can be set again.
 *
 * @param onBeat gets the real delay in milliseconds, which is longer on a machine that slept
 */
export function createPulse(clock: Clock, onBeat: (tookMs: number) => void) {
  let timer: unknown

  function stop() {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }

  return {
    /** Replaces the beat that is set. */
    beatIn(ms: number) {
      stop()
      const setAt = clock.now()
      timer = clock.setTimeout(() => {
        timer = undefined
        onBeat(clock.now() - setAt)
      }, ms)
    },
    stop,
    isSet: () => timer !== undefined,
  }
}
