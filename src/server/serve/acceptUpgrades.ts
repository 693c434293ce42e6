import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { config } from '@/engine/config'
import { clientOf, isOwnOrigin } from '../http/clientOf'
import { refuseUpgrade } from '../http/handshake'
import { targetOf, type Portal } from './servePortal'

/** Returns the open upgraded sockets, which Node's server no longer tracks. */
export function acceptUpgrades(
  server: Server,
  { gateway, pages, trustedProxies }: Portal,
): ReadonlySet<Duplex> {
  const open = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    open.add(socket)
    // without a listener, a broken connection would end the process
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

function isHotReload(protocol: string | undefined): boolean {
  return protocol !== undefined && /^vite-(?:hmr|ping)$/.test(protocol)
}
