import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, encodings } from './acceptedEncoding'
import type { Asset } from './loadAssets'
import { fileHeaders } from './securityHeaders'

/** Answers GET and HEAD with the smallest form of the file that the client takes. */
export function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
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
