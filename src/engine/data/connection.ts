import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import type { ConnectionState } from '@/engine/gateway'
import { gateway, GatewayError } from './gateway'

const { client, connection } = gateway

export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state)
}

/** @throws {GatewayError} `offline`, for what reads before it writes */
export function assertOnline(): void {
  if (connection.state() === 'offline') throw new GatewayError('offline')
}

/** When the gateway can be reached again, every query in sight is asked once. */
export function followConnection(): void {
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.state() === 'open')),
  )
}

/** Whether the gateway's return is noticed without asking for a sign. */
export const isTried = connection.isTried

/** Asks the gateway for a sign of life; any answer opens the connection. Never rejects. */
export async function askForSign(): Promise<void> {
  await client.get('/getInfo', { background: true, once: true }).catch(() => undefined)
}
