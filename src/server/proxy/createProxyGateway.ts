import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { config } from '@/engine/config'
import { headerPairs, isHopByHop } from '../http/forwardedHeaders'
import type { Gateway } from '../http/gateway'
import { serverLog } from '../http/log'
import type { Frames } from './createFrames'
import { createReachable } from './createReachable'
import { openRequest, reasonOf } from './openRequest'
import { tunnelSocket } from './tunnelSocket'

/**
 * Appends each call's path to the address's path.
 *
 * @throws unless the address is an http or https URL without user name and password
 */
export function createProxyGateway(address: string): Gateway {
  const base = parseAddress(address)
  const log = serverLog((line) => console.error(line))
  const noteFailure = (why: string) => log(`gateway ${base.origin}: ${why}`)
  const open = new Set<Frames>()
  const orUnreachable = (exchange: typeof forward) => (request: Request) =>
    exchange(base, request).catch((error: unknown) => {
      // the client disconnected, which is no failure of the gateway
      if (!request.signal.aborted) noteFailure(reasonOf(error))
      return Response.json({ code: 502, msg: 'The gateway cannot be reached' }, { status: 502 })
    })
  return {
    fetch: orUnreachable(forward),
    upgrade: (opening) => tunnelSocket({ base, log, open }, opening),
    channel: orUnreachable(askChannel),
    isReachable: createReachable(base, noteFailure),
    recall() {
      for (const { close } of open) close(serviceRestart)
    },
  }
}

/** The close code by which a server that restarts asks its clients to come back. */
const serviceRestart = 1012

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isAddress = url !== undefined && /^https?:$/.test(url.protocol)
  // a password may also be why the address cannot be read, and must not be shown
  if (isAddress ? `${url.username}${url.password}` !== '' : address.includes('@'))
    throw new Error(
      'GATEWAY_URL holds a user name or a password, which the portal does not send: leave them out.',
    )
  if (!isAddress)
    throw new Error(`GATEWAY_URL: "${address}" is not an address such as https://gateway.example`)
  return url
}

async function forward(base: URL, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // joined as text, as a path such as //host would resolve to another host
  const target = new URL(base.origin + base.pathname.replace(/\/$/, '') + pathname + search)
  const body = Buffer.from(await request.arrayBuffer())
  const length = request.body !== null && { 'Content-Length': String(body.length) }
  return exchange(target, request, { method: request.method, headers: { ...length } }, body)
}

/** Sends a WebSocket handshake, as some gateways answer 404 to a plain GET of their channel. */
async function askChannel({ origin }: URL, request: Request): Promise<Response> {
  const answer = await exchange(new URL(origin + config.socketPath), request, {
    headers: {
      Origin: origin,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    },
    agent: false,
  })
  if (![401, 403].includes(answer.status)) return answer
  // the address has no token, so a refusal means a channel; a browser would log it as an error of the page
  await answer.body?.cancel()
  return new Response(null, { status: 204 })
}

/** An upgrade counts as 204 and is not taken. */
function exchange(
  target: URL,
  { headers, signal }: Request,
  options: RequestOptions & { headers: Readonly<Record<string, string>> },
  body?: Buffer,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    openRequest(target, {
      ...options,
      headers: { ...Object.fromEntries(headers), ...options.headers },
      signal,
      // the page waits no longer for its slowest call, an export
      timeout: config.downloadTimeoutMs,
    })
      .once('upgrade', (_, socket) => {
        socket.destroy()
        resolve(new Response(null, { status: 204 }))
      })
      .once('response', (incoming) => resolve(toResponse(incoming)))
      .on('error', reject)
      .end(body)
  })
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
