import { useState } from 'react'
import { gateway, type GatewayError } from '@/engine/data/gateway'
import { useSecondsLeft } from './useSecondsLeft'

/** Whole seconds that a refusal asks to wait (`Retry-After`) before the next try; zero where it asks for none. */
export function usePause(error: GatewayError | undefined): number {
  const [pause, setPause] = useState({ error, endMs: 0 })
  if (pause.error !== error) {
    const { retryAfterMs } = error ?? {}
    const endMs = retryAfterMs === undefined ? 0 : gateway.serverClock.now() + retryAfterMs
    setPause({ error, endMs })
  }
  return useSecondsLeft(pause.endMs)
}
