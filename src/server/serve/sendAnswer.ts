import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { acceptedEncoding } from './acceptedEncoding'
import { compressor } from './compressor'
import { isHopByHop } from '../http/forwardedHeaders'
import { dataHeaders } from './securityHeaders'

/** Compressing less costs more than it saves. */
const smallestBytes = 1024

const ours = /^(?:set-cookie|content-security-policy(?:-report-only)?|strict-transport-security)$/

/** Compresses plain JSON on the way; `Response.error()` resets the client's connection. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  if (answer.type === 'error') return void request.socket.resetAndDestroy()
  copyHeaders(response, answer)
  response.statusCode = answer.status
  const source = chunksOf(answer.body)
  if (answer.body === null || !isPlainJson(answer)) return pipeline(source, response)

  response.appendHeader('Vary', 'Accept-Encoding')
  const { start, isWhole } = await readStart(source)
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (isWhole && start.length <= smallestBytes) {
    response.setHeader('Content-Length', start.length)
    response.end(start)
  } else if (encoding === undefined) {
    await pipeline(rejoin(start, source), response)
  } else {
    response.removeHeader('Content-Length')
    response.setHeader('Content-Encoding', encoding)
    await pipeline(rejoin(start, source), compressor(encoding), response)
  }
}

function copyHeaders(response: ServerResponse, answer: Response): void {
  const isKept = (name: string) =>
    !isHopByHop(name) && !ours.test(name) && !response.hasHeader(name)
  for (const [name, value] of answer.headers) if (isKept(name)) response.setHeader(name, value)
  for (const [name, value] of Object.entries(dataHeaders)) response.setHeader(name, value)
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'no-store')
}

function isPlainJson(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? ''
  return (
    /^application\/(?:[\w.+-]+\+)?json\b/i.test(type) && !answer.headers.has('content-encoding')
  )
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (reader === undefined) return
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

async function readStart(
  source: AsyncGenerator<Uint8Array>,
): Promise<{ start: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size <= smallestBytes) {
    const next = await source.next()
    if (next.done === true) return { start: Buffer.concat(chunks), isWhole: true }
    chunks.push(next.value)
    size += next.value.length
  }
  return { start: Buffer.concat(chunks), isWhole: false }
}

function rejoin(start: Buffer, rest: AsyncGenerator<Uint8Array>): Readable {
  return Readable.from(
    (async function* () {
      yield start
      yield* rest
    })(),
  )
}
