import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { config } from '@/engine/config'
import { clientOf, isOwnOrigin } from '../http/clientOf'
import { refuseUpgrade } from '../http/refuseUpgrade'
import { targetOf, type Portal } from './servePortal'

/**
 * Hands the real-time channel to the gateway, where a page of the portal's own opens it, and refuses every other
 * upgrade.
 * @returns the upgraded sockets still open, which the server itself no longer counts.
 */
export function acceptUpgrades(
  server: Server,
  { gateway, pages, trustedProxies }: Portal,
): ReadonlySet<Duplex> {
  const open = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    open.add(socket)
    // A broken connection closes by itself; without a listener it would end the process.
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket))
    if (pages.isDev && isHotReload(request.headers['sec-websocket-protocol'])) return
    if (!gateway.upgrade || targetOf(request)?.pathname !== config.socketPath)
      return refuseUpgrade(socket, '404 Not Found')
    const client = clientOf(request, trustedProxies)
    if (!isOwnOrigin(request, client)) return refuseUpgrade(socket, '403 Forbidden')
    gateway.upgrade(request, socket, head, client)
  })
  return open
}

/** Vite listens on the same server and answers these itself. */
function isHotReload(protocol: string | undefined): boolean {
  return protocol !== undefined && /^vite-(?:hmr|ping)$/.test(protocol)
}
