import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { acceptedEncoding, encodings } from './acceptedEncoding'
import { loadAssets, type Asset } from './loadAssets'
import { checkTemplate } from './renderDocument'
import { fileHeaders } from './securityHeaders'
import { refuseMethod, sendNotFound } from './sendText'
import type { Pages } from './servePortal'

/**
 * Serves the files of a build.
 *
 * @throws Error when `root` has no build
 */
export function builtPages(root: string): Pages {
  const index = join(root, 'index.html')
  if (!existsSync(index)) throw new Error(`${root} holds no built portal: run "npm run build"`)
  const template = checkTemplate(readFileSync(index, 'utf8'), index)
  const assets = loadAssets(root)
  return {
    isDev: false,
    template: async () => template,
    file: (request, response, path) => {
      const asset = assets.get(path)
      if (asset === undefined) sendNotFound(response)
      else if (!refuseMethod(request, response, ['GET', 'HEAD']))
        sendAsset(request, response, asset)
    },
  }
}

/** Answers with the smallest encoding that the client accepts. */
function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  const offered = encodings.filter((encoding) => asset.encoded[encoding] !== undefined)
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''), offered)
  const body = (encoding && asset.encoded[encoding]) ?? asset.body
  response.writeHead(200, {
    ...fileHeaders,
    'Content-Type': asset.type,
    'Content-Length': body.length,
    'Cache-Control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(offered.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(body)
}
