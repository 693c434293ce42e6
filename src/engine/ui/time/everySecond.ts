const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Calls at every full second; all listeners share one timer, which ends with the last of them. */
export function everySecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= schedule()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

const secondMs = 1_000

// aligned to the clock, so that a late call skips no second
function schedule(): typeof timer {
  return setTimeout(
    () => {
      timer = schedule()
      for (const listener of listeners) listener()
    },
    secondMs - (Date.now() % secondMs),
  )
}
