import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { config } from '@/engine/config'
import { clientOf, isOwnOrigin, type Client } from '../http/clientOf'
import { refuseUpgrade } from '../http/handshake'
import { targetOf } from '../http/targetOf'
import { watchUpgrade } from '../watch/watchAnswer'
import type { Portal } from './Portal'

/** @param open gets the upgraded sockets while they are open, as Node's server no longer tracks them */
export function acceptUpgrades(server: Server, portal: Portal, open: Set<Duplex>): void {
  server.on('upgrade', (request, socket, head) => {
    open.add(socket)
    // without a listener, a broken connection would end the process
    socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket))
    if (portal.pages.isDev && isHotReload(request.headers['sec-websocket-protocol'])) return
    const client = clientOf(request, portal.trustedProxies)
    const onAnswer = watchUpgrade(request, client.address, portal.watch)
    const refusal = refusalOf(request, client, portal)
    if (refusal === undefined)
      return portal.gateway.upgrade?.({ request, socket, head, client, onAnswer })
    onAnswer(refusal)
    refuseUpgrade(socket, `${refusal} ${STATUS_CODES[refusal]}`)
  })
}

function refusalOf(
  request: IncomingMessage,
  client: Client,
  { gateway, isStopping }: Portal,
): number | undefined {
  if (!gateway.upgrade || targetOf(request)?.pathname !== config.socketPath) return 404
  if (isStopping()) return 503
  return isOwnOrigin(request, client) ? undefined : 403
}

function isHotReload(protocol: string | undefined): boolean {
  return protocol !== undefined && /^vite-(?:hmr|ping)$/.test(protocol)
}
