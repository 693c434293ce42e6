import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { resources } from '@/resources'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { buildPortal } from '@/server/build/buildPortal'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { freePort } from '@/tests/support/run/freePort'
import { testSandbox } from '@/tests/support/testSandbox'

const root = resolve(import.meta.dirname, '../../../..')

export type TestGateway = Awaited<ReturnType<typeof openGateway>>

/**
 * The sandbox as a gateway on a port of its own, its calls at /prod-api, with a few calls more that a sandbox lacks:
 * they answer byte by byte what a test wants of them.
 */
export async function openGateway() {
  const sandbox = await testSandbox({ resources })
  const dist = await buildPortal(root)
  const port = await freePort()
  const held = new Map<string, () => void>()
  const open = async () => {
    const gateway = { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) }
    const portal = createPortalServer({ root: dist, gateway, dialect: 'specification' })
    const listeners = portal.server.listeners('request') as Handler[]
    portal.server.removeAllListeners('request')
    portal.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { pathname } = new URL(request.url ?? '', 'http://gateway')
      const byHand = calls(held)[pathname]
      for (const handle of byHand ? [byHand] : listeners) void handle(request, response)
    })
    portal.server.listen(port, '127.0.0.1')
    await once(portal.server, 'listening')
    return portal
  }
  let portal = await open()
  return {
    sandbox,
    port,
    dist,
    url: `http://127.0.0.1:${port}/prod-api`,
    /** Sends the rest of an export. */
    release: (id: string) => held.get(id)?.(),
    async stop() {
      await portal.close()
    },
    async start() {
      portal = await open()
    },
    async close() {
      await sandbox.live.close()
      await portal.close()
    },
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

const megabyte = Buffer.alloc(1024 * 1024, 'withdrawal;10.50;TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\n')

/** In megabytes. */
export const exportSize = 48

export const exportBytes = exportSize * megabyte.length

function calls(held: Map<string, () => void>): Readonly<Record<string, Handler>> {
  return {
    '/prod-api/trial/echo': ({ method, url, headers }, response) =>
      sendJson(response, 200, { code: 200, method, url, headers }),
    '/prod-api/trial/a%2Fb': ({ url }, response) => sendJson(response, 200, { code: 200, url }),
    '/prod-api/trial/closed': (_request, response) => {
      response.setHeader('Retry-After', '7')
      response.setHeader('Set-Cookie', 'session=gateway')
      response.setHeader('Content-Security-Policy', 'default-src *')
      response.setHeader('Cache-Control', 'private')
      sendJson(response, 503, { code: 503, msg: 'The books are closed' })
    },
    '/prod-api/trial/upload': async (request, response) => {
      const hash = createHash('sha256')
      for await (const chunk of request) hash.update(chunk as Buffer)
      sendJson(response, 200, { code: 200, sha256: hash.digest('hex') })
    },
    '/prod-api/trial/export': (request, response) => sendExport(request, response, held),
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** Sends a first megabyte, and the others once the test has seen it; or the range that is asked for. */
async function sendExport(
  request: IncomingMessage,
  response: ServerResponse,
  held: Map<string, () => void>,
): Promise<void> {
  const type = { 'Content-Type': 'text/csv', 'Accept-Ranges': 'bytes' }
  const from = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]
  if (from !== undefined) {
    const rest = exportBytes - Number(from)
    const range = `bytes ${from}-${exportBytes - 1}/${exportBytes}`
    response.writeHead(206, { ...type, 'Content-Range': range, 'Content-Length': rest })
    response.end(megabyte.subarray(-rest))
    return
  }
  response.writeHead(200, type)
  response.write(megabyte)
  await new Promise<void>((release) => held.set('export', release))
  for (let sent = 1; sent < exportSize; sent += 1)
    if (!response.write(megabyte)) await once(response, 'drain')
  response.end()
}
