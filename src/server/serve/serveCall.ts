import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientOf } from '../http/clientOf'
import { forwardedHeaders } from '../http/forwardedHeaders'
import { readBody } from '../http/readBody'
import type { Portal } from './Portal'
import { sendAnswer } from './sendAnswer'
import { refuseMethod, sendEnvelope } from './sendText'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `Request` needs an origin; a gateway reads path and query only. */
const origin = 'http://portal'

/** @param target what the gateway is asked for, with its query */
export async function serveCall(
  request: IncomingMessage,
  response: ServerResponse,
  { gateway, bodyLimitBytes, trustedProxies, watch }: Portal,
  target: string,
): Promise<void> {
  const method = request.method ?? ''
  if (refuseMethod(request, response, methods)) return
  const client = new AbortController()
  response.once('close', () => client.abort())
  const body = await readBody(request, bodyLimitBytes)
  if (body === undefined) return sendEnvelope(response, 413, 'Request too large')
  const call = new Request(origin + target, {
    method,
    headers: forwardedHeaders(request, clientOf(request, trustedProxies)),
    signal: client.signal,
    ...(!['GET', 'HEAD'].includes(method) && { body }),
  })
  const askedAt = performance.now()
  const answer = await gateway.fetch(call)
  watch.onGatewayAnswer((performance.now() - askedAt) / 1_000)
  await sendAnswer(request, response, answer)
}
