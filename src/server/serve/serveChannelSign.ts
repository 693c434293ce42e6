import type { IncomingMessage, ServerResponse } from 'node:http'
import { config } from '@/engine/config'
import type { Portal } from './Portal'
import { refuseMethod } from './sendText'
import { serveCall } from './serveCall'

/** Tells a page whether there is a live channel, as a failed upgrade would be on its console. */
export async function serveChannelSign(
  request: IncomingMessage,
  response: ServerResponse,
  portal: Portal,
): Promise<void> {
  if (refuseMethod(request, response, ['GET'])) return
  response.setHeader(config.channelHeader, config.channelProtocol)
  const { channel = async () => new Response(null, { status: 204 }) } = portal.gateway
  const asked = { ...portal, gateway: { fetch: channel } }
  await serveCall(request, response, asked, config.socketPath)
}
