import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { config } from '@/config'
import type { Gateway } from './gateway'
import type { Pages } from './pages'
import { targetOf } from './targetOf'
import { refuseUpgrade } from './tunnelSocket'

/**
 * Hands the real-time channel to the gateway and refuses every other upgrade.
 * @returns the upgraded sockets still open, which the server itself no longer counts.
 */
export function acceptUpgrades(
  server: Server,
  gateway: Gateway,
  { isDev }: Pages,
): ReadonlySet<Duplex> {
  const open = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    open.add(socket)
    // A broken connection closes by itself; without a listener it would end the process.
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket))
    if (isDev && isHotReload(request.headers['sec-websocket-protocol'])) return
    if (gateway.upgrade && targetOf(request)?.pathname === config.socketPath)
      gateway.upgrade(request, socket, head)
    else refuseUpgrade(socket, '404 Not Found')
  })
  return open
}

/** Vite listens on the same server and answers these itself. */
function isHotReload(protocol: string | undefined): boolean {
  return protocol !== undefined && /^vite-(?:hmr|ping)$/.test(protocol)
}
