import { useCallback, useSyncExternalStore } from 'react'
import { gateway } from '@/engine/data/gateway'
import { everySecond } from './everySecond'

/** Whole seconds until an instant, ticking; zero once it has passed. */
export function useSecondsLeft(endMs: number): number {
  return useUntil(endMs, () => secondsUntil(endMs))
}

/** Whether an instant has passed; without one, never. */
export function useIsOver(endMs = Infinity): boolean {
  return useUntil(endMs, () => secondsUntil(endMs) === 0)
}

function useUntil<T>(endMs: number, read: () => T): T {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (!Number.isFinite(endMs) || secondsUntil(endMs) === 0) return nothing
      const stop = everySecond(() => {
        onTick()
        if (secondsUntil(endMs) === 0) stop()
      })
      return stop
    },
    [endMs],
  )
  return useSyncExternalStore(subscribe, read)
}

function secondsUntil(endMs: number): number {
  return Math.max(0, Math.ceil((endMs - gateway.serverClock.now()) / 1_000))
}

function nothing(): void {}
