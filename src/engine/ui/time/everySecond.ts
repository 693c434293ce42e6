const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Calls at every full second, all who asked by one timer; it stops with the last of them. */
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

// To the clock's own seconds, so that none is skipped, however late a call comes.
function schedule(): typeof timer {
  return setTimeout(
    () => {
      timer = schedule()
      for (const listener of listeners) listener()
    },
    secondMs - (Date.now() % secondMs),
  )
}
