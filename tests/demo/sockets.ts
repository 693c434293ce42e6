import type { Connection, Live } from '@/sandbox/live/createLive'
import type { Channel, Message } from './channel'

/** Carries the real-time channel to the pages' sockets. @returns how to stop */
export function carrySockets({ tell, listen }: Channel, live: Pick<Live, 'admit'>): () => void {
  const connections = new Map<string, Connection>()
  const known = new Set<string>()
  return listen((message) => {
    if (!('socket' in message)) return
    const connection = connections.get(message.socket)
    if (message.kind === 'dial') void dial(message)
    if (message.kind === 'frame') connection?.heard(message.bytes)
    if (message.kind === 'hangUp') forget(message.socket)
  })

  async function dial({ socket, token }: Message & { kind: 'dial' }): Promise<void> {
    if (known.has(socket)) return
    known.add(socket)
    const admission = await live.admit(token)
    // a browser reports a refused upgrade as 1006
    if ('status' in admission) return end(socket, 1006, '')
    tell({ kind: 'open', socket })
    connections.set(
      socket,
      admission.join({
        send: (text) => tell({ kind: 'text', socket, text }),
        close: (code, reason) => end(socket, code, reason),
      }),
    )
  }

  function end(socket: string, code: number, reason: string): void {
    tell({ kind: 'closed', socket, code, reason })
    forget(socket)
  }

  function forget(socket: string): void {
    const connection = connections.get(socket)
    connections.delete(socket)
    connection?.gone()
  }
}
