import { useState, useSyncExternalStore } from 'react'
import { useGateway, type GatewayError } from '@/engine/data/gateway'

export function useSecondsLeft(endMs: number): number {
  return useUntil(endMs, (left) => left)
}

export function useIsOver(endMs = Infinity): boolean {
  return useUntil(endMs, (left) => left === 0)
}

function useUntil<T>(endMs: number, read: (left: number) => T): T {
  const { serverClock } = useGateway()
  const left = () => Math.max(0, Math.ceil((endMs - serverClock.now()) / 1_000))
  const isRunning = Number.isFinite(endMs) && left() > 0
  const readLeft = () => read(left())
  return useSyncExternalStore(isRunning ? everySecond : never, readLeft, readLeft)
}

function never() {
  return () => undefined
}

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
