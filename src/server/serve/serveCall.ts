import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { clientOf } from '../http/clientOf'
import { forwardedHeaders } from '../http/forwardedHeaders'
import type { Gateway } from '../http/gateway'
import { sendAnswer } from './sendAnswer'
import { refuseMethod, sendEnvelope } from './sendText'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `Request` needs an origin; a gateway reads path and query only. */
const origin = 'http://portal'

export type Call = {
  target: string
  gateway: Gateway
  bodyLimitBytes: number
  trustedProxies: BlockList
}

export async function serveCall(
  request: IncomingMessage,
  response: ServerResponse,
  { target, gateway, bodyLimitBytes, trustedProxies }: Call,
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
  await sendAnswer(request, response, await gateway.fetch(call))
}

/** Undefined as soon as the body exceeds the limit, in bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = Number(request.headers['content-length'] ?? 0) > limit ? Infinity : 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) break
    chunks.push(bytes)
  }
  if (size <= limit) return Buffer.concat(chunks)
  // closing the connection instead would reset it before the answer arrives
  request.resume()
  return undefined
}
