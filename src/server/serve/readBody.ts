import type { IncomingMessage } from 'node:http'

/** @returns the whole body, or `undefined` as soon as it is known to exceed the limit (bytes). */
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

/** Reads on without keeping anything: closing instead would reset the connection under our answer. */
function discard(request: IncomingMessage): undefined {
  request.resume()
  return undefined
}
