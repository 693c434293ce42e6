import { useSyncExternalStore } from 'react'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { ConnectionState } from '@/engine/gateway/connection'
import { GatewayError, useGateway, type Gateway } from './gateway'

export function useConnection(): ConnectionState {
  const { connection } = useGateway()
  return useSyncExternalStore(connection.subscribe, connection.state)
}

export function assertOnline({ connection }: Pick<Gateway, 'connection'>): void {
  if (connection.state() === 'offline') throw new GatewayError('offline')
}

export function isOfflineRead(error: unknown, { connection }: Gateway): boolean {
  return (
    connection.state() === 'offline' && error instanceof GatewayError && error.kind === 'network'
  )
}

/** Refetches every visible query after an outage. react-query's own watch is off: all apps of a process share it. */
export function followConnection({ connection }: Gateway, queryClient: QueryClient): () => void {
  onlineManager.setEventListener(() => undefined)
  let wasOpen = connection.state() === 'open'
  return connection.subscribe(() => {
    const isOpen = connection.state() === 'open'
    if (isOpen && !wasOpen) queryClient.getQueryCache().onOnline()
    wasOpen = isOpen
  })
}

/** Any answer reopens the connection. Never rejects. */
export async function probeGateway({ client }: Pick<Gateway, 'client'>): Promise<void> {
  await client.get('/getInfo', { background: true, once: true }).catch(() => undefined)
}
