import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const graceMs = 2_000

/** Stops listening, ends sockets at once and calls within the grace period, then cuts the rest. */
export async function closeServer(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  for (const socket of upgraded) socket.destroy()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
