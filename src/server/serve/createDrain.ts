import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

export type DrainTimes = {
  /** How long new connections are still taken. */
  delayMs: number
  /** How long running calls may take after that until they are cut. */
  limitMs: number
}

type Sockets = {
  /** Connections of the live channel, which Node's server no longer tracks. */
  upgraded: ReadonlySet<Duplex>
  /** Asks their pages to come back; without it, they are cut. */
  recall: (() => void) | undefined
}

/** Time for a page to answer a close frame, and for a connection opened ahead to send its first byte. */
const partingMs = 2_000

/**
 * Stops a server without breaking an answer: each answer closes its connection, and later the server takes no new one.
 */
export function createDrain(server: Server, { upgraded, recall }: Sockets) {
  const connections = new Set<Duplex>()
  const running = new Set<ServerResponse>()
  let isOn = false
  let isClosed = false

  server.on('connection', (socket: Duplex) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (_request, response: ServerResponse) => {
    running.add(response)
    if (isOn) endConnection(response)
    response.once('close', () => {
      running.delete(response)
      // a connection that is kept alive becomes idle after its answer
      if (isClosed) setImmediate(() => server.closeIdleConnections())
    })
  })

  return {
    isOn: () => isOn,
    /** Resolves to how many calls were cut, once each of them has closed. */
    async run({ delayMs, limitMs }: DrainTimes): Promise<number> {
      if (!server.listening) return 0
      isOn = true
      if (recall) recall()
      else destroyAll(upgraded)
      for (const response of running) endConnection(response)
      if (delayMs > 0) await wait(delayMs)
      isClosed = true
      return closeWithin(limitMs)
    },
  }

  async function closeWithin(limitMs: number): Promise<number> {
    let cutCalls = 0
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const part = () => destroyAll([...upgraded, ...unused(connections)])
    const cut = () => {
      cutCalls = running.size
      server.closeAllConnections()
    }
    const timers = [setTimeout(part, Math.min(partingMs, limitMs)), setTimeout(cut, limitMs)]
    await closed
    for (const timer of timers) clearTimeout(timer)
    // the server closes before the connections that it has cut, and their calls close with these
    await Promise.all([...connections].map(untilClosed))
    return cutCalls
  }
}

function untilClosed(socket: Duplex): Promise<void> {
  return new Promise((resolve) => void socket.once('close', () => resolve()))
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

function unused(connections: ReadonlySet<Duplex & { bytesRead?: number }>): readonly Duplex[] {
  return [...connections].filter(({ bytesRead }) => bytesRead === 0)
}

function destroyAll(sockets: Iterable<Duplex>): void {
  for (const socket of sockets) socket.destroy()
}
