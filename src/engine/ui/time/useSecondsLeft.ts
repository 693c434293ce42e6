import { useCallback, useSyncExternalStore } from 'react'
import { useGateway, type Gateway } from '@/engine/data/gateway'
import { everySecond } from './everySecond'

/** Whole seconds until an instant, ticking; zero once it has passed. */
export function useSecondsLeft(endMs: number): number {
  return useUntil(endMs, (left) => left)
}

/** Whether an instant has passed; without one, never. */
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
