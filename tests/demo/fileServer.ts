import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { contentTypes } from './contentTypes'

/**
 * A server of files only: no extra headers, no calls, no sockets.
 * @param folder where in its addresses the files are; default: at the top
 * @param before waits before each answer; default: not at all
 */
export function createFileServer(
  root: string,
  folder = '/',
  before: (address: string) => Promise<void> = () => Promise.resolve(),
): Server {
  return createServer(async (request, response) => {
    await before(request.url ?? '/')
    const file = fileOf(root, folder, request.url ?? '/')
    if (file === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    const type = contentTypes[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  })
}

function fileOf(root: string, folder: string, address: string): string | undefined {
  const { pathname } = new URL(address, 'http://files')
  if (!pathname.startsWith(folder)) return undefined
  const file = resolve(join(root, decodeURIComponent(pathname.slice(folder.length))))
  if (file !== root && !file.startsWith(root + sep)) return undefined
  return [file, join(file, 'index.html')].find((one) => isFile(one))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
