import type { IncomingMessage } from 'node:http'

/** Reads the whole body; `undefined` as soon as it exceeds the limit, in bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return discard(request)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) return discard(request)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** Reads on without storing: closing the connection would reset it before the answer arrives. */
function discard(request: IncomingMessage): undefined {
  request.resume()
  return undefined
}
