import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { config } from '@/engine/config'
import type { Log } from '@/engine/log'
import type { Client } from '../http/clientOf'
import type { Opening } from '../http/gateway'
import { forwardedHeaders, headerPairs } from '../http/forwardedHeaders'
import { handshakeLines, refuseUpgrade, tokenOffered } from '../http/handshake'
import { createFrames, type Frames } from './createFrames'
import { openRequest } from './openRequest'

const connectMs = 10_000

type Tunnels = {
  base: URL
  log: Log
  /** What the gateway sends, for each open tunnel. */
  open: Set<Frames>
}

/** Sends the gateway's own origin, which many require, and the token in the query, where gateways expect it (§7). */
export function tunnelSocket(
  { base: { origin }, log, open }: Tunnels,
  { request, socket, head, client, onAnswer }: Opening,
): void {
  const refuse = (status: number, reason = '') => {
    onAnswer(status)
    refuseUpgrade(socket, `${status} ${reason}`)
  }
  const token = tokenOffered(request.headers['sec-websocket-protocol'])
  const outgoing = openRequest(addressOf(request, origin, token), {
    headers: {
      ...Object.fromEntries(headersOf(request, client, token)),
      Origin: origin,
      Connection: 'Upgrade',
      Upgrade: request.headers.upgrade,
    },
    timeout: connectMs,
    agent: false,
  })
  socket.once('close', () => outgoing.destroy())
  outgoing.on('error', (error) => {
    if (socket.destroyed) return
    log(`socket to ${origin}: ${error.message}`)
    refuse(502, 'Bad Gateway')
  })
  outgoing.once('response', (answer) => {
    answer.resume()
    refuse(answer.statusCode ?? 502, answer.statusMessage)
  })
  outgoing.once('upgrade', (answer, upstream, upstreamHead) => {
    onAnswer(101)
    upstream.setTimeout(0)
    const taken = token === undefined ? [] : [[protocolHeader, config.channelProtocol] as const]
    socket.write(handshakeLines('101 Switching Protocols', [...handshakeOf(answer), ...taken]))
    const frames = createFrames()
    open.add(frames)
    socket.once('close', () => open.delete(frames))
    frames.stream.write(upstreamHead)
    upstream.write(head)
    join(socket, upstream, frames)
  })
  outgoing.end()
}

const protocolHeader = 'Sec-WebSocket-Protocol'

function addressOf({ url = '/' }: IncomingMessage, origin: string, token?: string): URL {
  const address = new URL(origin + url)
  if (token !== undefined) address.searchParams.set('token', token)
  return address
}

function headersOf(
  request: IncomingMessage,
  client: Client,
  token: string | undefined,
): [string, string][] {
  const all = forwardedHeaders(request, client)
  if (token === undefined) return all
  return all.filter(([name]) => name.toLowerCase() !== protocolHeader.toLowerCase())
}

/** Drops all other headers: the gateway sets no cookie and no policy on the portal's origin. */
function handshakeOf({ rawHeaders }: IncomingMessage): [string, string][] {
  return headerPairs(rawHeaders).filter(([name]) =>
    /^(?:connection|upgrade|sec-websocket-.+)$/i.test(name),
  )
}

function join(client: Duplex, gateway: Duplex, { stream }: Frames): void {
  client.pipe(gateway).pipe(stream).pipe(client)
  client.on('error', () => gateway.destroy()).once('close', () => gateway.destroy())
  gateway.on('error', () => client.destroy()).once('close', () => client.destroy())
}
