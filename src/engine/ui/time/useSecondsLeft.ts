import { useCallback, useState, useSyncExternalStore } from 'react'
import { useGateway, type Gateway, type GatewayError } from '@/engine/data/gateway'

export function useSecondsLeft(endMs: number): number {
  return useUntil(endMs, (left) => left)
}

export function useIsOver(endMs = Infinity): boolean {
  return useUntil(endMs, (left) => left === 0)
}

function useUntil<T>(endMs: number, read: (left: number) => T): T {
  const { serverClock } = useGateway()
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (!Number.isFinite(endMs) || left(endMs, serverClock) === 0) return nothing
      const stop = everySecond(() => {
        onTick()
        if (left(endMs, serverClock) === 0) stop()
      })
      return stop
    },
    [endMs, serverClock],
  )
  return useSyncExternalStore(subscribe, () => read(left(endMs, serverClock)))
}

function left(endMs: number, { now }: Gateway['serverClock']): number {
  return Math.max(0, Math.ceil((endMs - now()) / 1_000))
}

function nothing(): void {}

/** Seconds until the next try, from the refusal's `Retry-After`; else zero. */
export function usePause(error: GatewayError | undefined): number {
  const [pause, setPause] = useState({ error, endMs: 0 })
  const gateway = useGateway()
  if (pause.error !== error) {
    const { retryAfterMs } = error ?? {}
    const endMs = retryAfterMs === undefined ? 0 : gateway.serverClock.now() + retryAfterMs
    setPause({ error, endMs })
  }
  return useSecondsLeft(pause.endMs)
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Calls at every full second; all listeners share one timer. */
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
