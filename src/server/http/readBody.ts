import type { IncomingMessage } from 'node:http'

/** Undefined as soon as the body exceeds the limit, in bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = Number(request.headers['content-length'] ?? 0) > limit ? Infinity : 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) break
    chunks.push(bytes)
  }
  if (size <= limit) return Buffer.concat(chunks)
  // closing the connection instead would reset it before the answer arrives
  request.resume()
  return undefined
}
