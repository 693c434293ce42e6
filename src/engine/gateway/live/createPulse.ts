import type { Clock } from './types'

export type Pulse = {
  /** The one next beat. */
  beatIn: (ms: number) => void
  stop: () => void
  /** Whether a beat is to come. */
  isSet: () => boolean
}

/**
 * One timer, that can be set anew.
 *
 * @param onBeat told how long it really took, in milliseconds: of a machine that slept, more
 */
export function createPulse(clock: Clock, onBeat: (tookMs: number) => void): Pulse {
  let timer: unknown

  function stop() {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }

  return {
    beatIn(ms) {
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
