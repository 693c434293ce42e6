import { randomBytes } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { config } from '@/engine/config'
import { headerPairs, isHopByHop } from '../http/forwardedHeaders'
import type { Gateway } from '../http/gateway'
import { serverLog } from '../http/serverLog'
import { tunnelSocket } from './tunnelSocket'

/** The portal itself gives up after 30 s (§9). */
const silenceMs = 60_000

/**
 * A real gateway behind the portal's own origin.
 *
 * @param address `GATEWAY_URL`; each call's path is appended to its path
 * @throws Error when the address is not an http or https URL
 */
export function createProxyGateway(address: string): Gateway {
  const base = parseAddress(address)
  const log = serverLog((line) => console.error(line))
  const unreachable =
    ({ signal }: Request) =>
    (error: unknown) => {
      // the client disconnected: not the gateway's failure
      if (!signal.aborted)
        log(
          `gateway ${base.origin}: ${error instanceof Error ? error.message || error.name : error}`,
        )
      return Response.json({ code: 502, msg: 'The gateway cannot be reached' }, { status: 502 })
    }
  return {
    fetch: (request) => forward(base, request).catch(unreachable(request)),
    upgrade: (...opening) => tunnelSocket({ base, log }, ...opening),
    channel: (request) => askChannel(base, request).catch(unreachable(request)),
  }
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`GATEWAY_URL: "${address}" is not an address such as https://gateway.example`)
  return url
}

async function forward(base: URL, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // joined as text: resolved as a relative URL, a path such as //host would name another host
  const target = new URL(base.origin + base.pathname.replace(/\/$/, '') + pathname + search)
  const body = Buffer.from(await request.arrayBuffer())
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(target, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), ...lengthOf(request, body) },
      signal: request.signal,
      timeout: silenceMs,
    })
    outgoing.once('response', resolve).on('error', reject)
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.end(body)
  })
  return toResponse(incoming)
}

/**
 * Asks with a WebSocket handshake: some gateways answer 404 to a plain GET of their channel. The token stays in its
 * header, so that the gateway counts no user as connected.
 */
async function askChannel({ origin, protocol }: URL, request: Request): Promise<Response> {
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = send(origin + config.socketPath, {
      headers: {
        ...Object.fromEntries(request.headers),
        Origin: origin,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
      signal: request.signal,
      timeout: silenceMs,
      agent: false,
    })
    outgoing.once('upgrade', (_, socket) => {
      socket.destroy()
      resolve(new Response(null, { status: 204 }))
    })
    outgoing.once('response', (incoming) => resolve(toResponse(incoming))).on('error', reject)
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')))
    outgoing.end()
  })
}

function lengthOf(request: Request, body: Buffer) {
  return request.body === null ? {} : { 'content-length': String(body.length) }
}

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502
  const headers = headerPairs(incoming.rawHeaders).filter(
    ([name]) => !isHopByHop(name, incoming.headers.connection),
  )
  const isBodiless = [204, 205, 304].includes(status)
  // the stream's reader gets the error; without a listener it would end the process
  incoming.on('error', () => incoming.destroy())
  if (isBodiless) incoming.resume()
  return new Response(isBodiless ? null : streamOf(incoming), { status, headers })
}

function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: () => void incoming.destroy(),
  })
}
