import { useSyncExternalStore } from 'react'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { ConnectionState } from '@/engine/gateway/connection'
import { GatewayError, useGateway, type Gateway } from './gateway'

export function useConnection(): ConnectionState {
  const { connection } = useGateway()
  return useSyncExternalStore(connection.subscribe, connection.state)
}

/** @throws {GatewayError} `offline`, for what reads before it writes */
export function assertOnline({ connection }: Pick<Gateway, 'connection'>): void {
  if (connection.state() === 'offline') throw new GatewayError('offline')
}

/** Whether the banner about the connection already gives the cause of a failed read. */
export function isOfflineRead(error: unknown, { connection }: Gateway): boolean {
  return (
    connection.state() === 'offline' && error instanceof GatewayError && error.kind === 'network'
  )
}

/**
 * When the gateway can be reached again, every query in sight is asked once. react-query's own watch is one for the
 * whole process and knows the network only: it rests.
 */
export function followConnection({ connection }: Gateway, queryClient: QueryClient): () => void {
  onlineManager.setEventListener(() => undefined)
  let wasOpen = connection.state() === 'open'
  return connection.subscribe(() => {
    const isOpen = connection.state() === 'open'
    if (isOpen && !wasOpen) queryClient.getQueryCache().onOnline()
    wasOpen = isOpen
  })
}

/** Asks the gateway for a sign of life; any answer opens the connection. Never rejects. */
export async function askForSign({ client }: Pick<Gateway, 'client'>): Promise<void> {
  await client.get('/getInfo', { background: true, once: true }).catch(() => undefined)
}
