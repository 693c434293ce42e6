import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { config } from '@/engine/config'
import { clientOf, isOwnOrigin } from '../http/clientOf'
import { refuseUpgrade } from '../http/handshake'
import { targetOf, type Portal } from './servePortal'

/** @param open gets the upgraded sockets while they are open, as Node's server no longer tracks them */
export function acceptUpgrades(
  server: Server,
  { gateway, pages, trustedProxies, isStopping }: Portal,
  open: Set<Duplex>,
): void {
  server.on('upgrade', (request, socket, head) => {
    open.add(socket)
    // without a listener, a broken connection would end the process
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket))
    if (pages.isDev && isHotReload(request.headers['sec-websocket-protocol'])) return
    if (!gateway.upgrade || targetOf(request)?.pathname !== config.socketPath)
      return refuseUpgrade(socket, '404 Not Found')
    if (isStopping()) return refuseUpgrade(socket, '503 Service Unavailable')
    const client = clientOf(request, trustedProxies)
    if (!isOwnOrigin(request, client)) return refuseUpgrade(socket, '403 Forbidden')
    gateway.upgrade(request, socket, head, client)
  })
}

function isHotReload(protocol: string | undefined): boolean {
  return protocol !== undefined && /^vite-(?:hmr|ping)$/.test(protocol)
}
