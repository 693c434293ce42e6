import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { answerControl } from './answerControl'
import type { Faults } from './createFaults'

export const controlPath = '/__fault'

/**
 * Puts the control of a fault plane at the root of a server, for callers on this machine only. Pages of another site
 * and callers behind a proxy get the server's own answer.
 */
export function mountFaults(server: Server, faults: Faults): void {
  const before = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (isControl(request)) void serveControl(request, response, faults)
    else for (const listener of before) listener.call(server, request, response)
  })
}

async function serveControl(
  incoming: IncomingMessage,
  response: ServerResponse,
  faults: Faults,
): Promise<void> {
  const method = incoming.method ?? ''
  const answer = await answerControl(
    new Request(`http://portal${controlPath}`, {
      method,
      headers: { 'Content-Type': incoming.headers['content-type'] ?? '' },
      ...(method === 'POST' && { body: await textOf(incoming) }),
    }),
    faults,
  )
  response.writeHead(answer.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(await answer.text())
}

function isControl({ url, headers, socket }: IncomingMessage): boolean {
  return (
    url?.split('?')[0] === controlPath &&
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostOf(headers.host)) &&
    headers.forwarded === undefined &&
    headers['x-forwarded-for'] === undefined &&
    (headers.origin === undefined || headers.origin === `http://${headers.host}`)
  )
}

/** Also `::ffff:127.0.0.1`, as a server that listens in both ways sees it. */
function isLoopback(address: string): boolean {
  return /^(?:localhost|::1|\[::1\]|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address)
}

function hostOf(host = ''): string {
  return host.replace(/:\d+$/, '')
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
