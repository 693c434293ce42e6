import { useState } from 'react'
import { type GatewayError, useGateway } from '@/engine/data/gateway'
import { useSecondsLeft } from './useSecondsLeft'

/** Seconds to wait before the next try, as the refusal's `Retry-After` asks; else zero. */
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
