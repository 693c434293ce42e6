import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { createPortalServer, type PortalOptions } from '@/server/serve/createPortalServer'
import type { Gateway } from '@/server/http/gateway'

export const script = `export const rows = ${JSON.stringify(Array.from({ length: 400 }, (_, i) => i))}\n`

const page = `<!doctype html><meta name="style-nonce" content="__STYLE_NONCE__" />
<meta name="gateway-dialect" content="__GATEWAY_DIALECT__" />
<meta name="frame-hosts" content="__FRAME_HOSTS__" />
<link rel="icon" href="/icon.svg" /><div id="root"></div>`

/** A folder that looks like a build: the page, a hashed script in three forms, and what must stay hidden. */
export function aBuild(): string {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files: Record<string, string | Buffer> = {
    'index.html': page,
    'assets/index-Ab12.js': script,
    'assets/index-Ab12.js.br': brotliCompressSync(script),
    'assets/index-Ab12.js.gz': gzipSync(script),
    'assets/index-Ab12.js.map': '{}',
    'assets/logo-Cd34.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server.js': '',
    'package.json': '{}',
    'LICENSES.txt': '',
    '.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}

export const echoGateway: Gateway = {
  fetch: async (request) =>
    Response.json({
      code: 200,
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    }),
}

/** A portal on a free loopback port, closed when the test ends. */
export async function aPortal(options: Partial<PortalOptions> = {}): Promise<number> {
  const { server, close } = createPortalServer({
    root: options.root ?? aBuild(),
    gateway: echoGateway,
    dialect: 'specification',
    ...options,
  })
  onTestFinished(close)
  return listen(server)
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends the path exactly as written: `fetch` would tidy it up first. */
export function ask(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent: false, ...options })
    outgoing.once('error', reject).once('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('error', reject)
        .once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        )
    })
    outgoing.end(body)
  })
}

export function jsonOf(answer: Answer): Record<string, unknown> {
  return JSON.parse(answer.body.toString('utf8')) as Record<string, unknown>
}

/** A promise and the function that fulfils it. */
export function aLatch<T = void>(): { opened: Promise<T>; open: (value: T) => void } {
  let open: (value: T) => void = () => {}
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
