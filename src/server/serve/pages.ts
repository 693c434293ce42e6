import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { acceptedEncoding, encodings, type Encoding } from './acceptedEncoding'
import { fileHeaders } from './securityHeaders'
import { refuseMethod, sendNotFound } from './sendText'

export type Pages = {
  isDev: boolean
  template: () => Promise<string>
  /** Answers every path but the page's, unknown ones with 404. */
  file: (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>
}

export type DevServer = {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown
  transformIndexHtml: (url: string, html: string) => Promise<string>
}

const placeholders = ['__STYLE_NONCE__', '__GATEWAY_DIALECT__', '__FRAME_HOSTS__'] as const

export function renderPage(
  template: string,
  values: Readonly<Record<(typeof placeholders)[number], string>>,
): string {
  return placeholders.reduce((page, name) => page.replaceAll(name, values[name]), template)
}

export function devPages(root: string, starting: Promise<DevServer>): Pages {
  const index = join(root, 'index.html')
  return {
    isDev: true,
    template: async () => {
      const html = checkTemplate(await readFile(index, 'utf8'), index)
      return (await starting).transformIndexHtml('/', html)
    },
    file: async (request, response) => {
      const { middlewares } = await starting
      middlewares(request, response, () => sendNotFound(response))
    },
  }
}

/** Reads the build into memory once: no request reaches a file outside it, and no later build mixes with it. */
export function builtPages(root: string): Pages {
  const { template, assets } = readBuild(root)
  return {
    isDev: false,
    template: async () => template,
    file: (request, response, path) => {
      const asset = assets.get(path)
      if (asset === undefined) return sendNotFound(response)
      if (refuseMethod(request, response, ['GET', 'HEAD'])) return undefined
      return sendAsset(request, response, asset)
    },
  }
}

function readBuild(root: string) {
  const index = join(root, 'index.html')
  try {
    if (statSync(index, { throwIfNoEntry: false }) === undefined)
      throw new Error(`${root} holds no built portal: run "npm run build"`)
    const template = checkTemplate(readFileSync(index, 'utf8'), index)
    const names = publicNames(root, template)
    return { template, assets: new Map(names.map((name) => [`/${name}`, readAsset(root, name)])) }
  } catch (error) {
    throw withAdvice(error, root)
  }
}

/** Says what to do about a file of the folder that the user may not read; any other error stays as it is. */
function withAdvice(error: unknown, folder: string): unknown {
  if (!isForbidden(error)) return error
  const { path = folder, code } = error
  const advice = `let the user that runs the server read ${folder} and all in it`
  return new Error(`${path} may not be read (${code}): ${advice}.`, { cause: error })
}

function isForbidden(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && /^(?:EACCES|EPERM)$/.test(String(error.code))
}

/** Throws when a placeholder is missing, as the page would have no style. */
function checkTemplate(template: string, file: string): string {
  const missing = placeholders.find((name) => !template.includes(name))
  if (missing !== undefined) throw new Error(`${file} has no ${missing}`)
  return template
}

/** Public are `assets/` and the files that the page names; the server beside them is not. */
function publicNames(root: string, template: string): string[] {
  const named = new Set(Array.from(template.matchAll(/ (?:src|href)="\/([^"]+)"/g), ([, to]) => to))
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name.startsWith('assets/') || named.has(name))
    .filter((name) => !/(?:^|\/)\.|\.(?:br|gz|map)$/.test(name))
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Asset = ReturnType<typeof readAsset>

function readAsset(root: string, name: string) {
  const file = join(root, name)
  const read = (end: string) => (existsSync(file + end) ? readFileSync(file + end) : undefined)
  const encoded: Record<Encoding, Buffer | undefined> = { br: read('.br'), gzip: read('.gz') }
  const { gzip } = encoded
  // saves memory: few clients take no encoding
  const plain = gzip === undefined ? readFileSync(file) : undefined
  return {
    plain: async () => plain ?? promisify(gunzip)(gzip ?? ''),
    plainBytes: statSync(file).size,
    encoded,
    offered: encodings.filter((encoding) => encoded[encoding] !== undefined),
    headers: {
      ...fileHeaders,
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      // a hashed name never changes its content
      'Cache-Control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    },
  }
}

async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, offered, encoded, plain, plainBytes }: Asset,
): Promise<void> {
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''), offered)
  const body = encoding && encoded[encoding]
  response.writeHead(200, {
    ...headers,
    'Content-Length': body?.length ?? plainBytes,
    ...(offered.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : (body ?? (await plain())))
}
