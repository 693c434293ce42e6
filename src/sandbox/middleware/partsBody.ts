import type { MiddlewareHandler } from 'hono'
import type { SandboxEnv } from '../request/call'
import { sha256 } from '../values/sha256'
import { toHex } from '../values/bytes'
import { Refusal } from '../request/Refusal'
import { readLimited } from './jsonBody'

/** Of a whole request, in bytes: files of 10 MB and their frames. */
const limit = 10 * 1024 * 1024 + 65_536

/** Reads a body in parts: texts become the body's fields, files stand beside it and in it by their hash. */
export function partsBody(): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    const type = call.req.header('Content-Type') ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(500, 'notParts')
    const bytes = await readLimited(call.req.raw, limit)
    const parts = [...(await readParts(bytes, type))]
    const files = await Promise.all(
      parts.flatMap(([name, part]) => (typeof part === 'string' ? [] : [readFile(name, part)])),
    )
    const texts = parts.filter(([, part]) => typeof part === 'string')
    const hashes = files.map(({ part, bytes: content }) => [part, toHex(sha256(content))])
    call.set('files', files)
    call.set('body', Object.fromEntries([...texts, ...hashes]))
    await next()
  }
}

async function readParts(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new Refusal(500, 'badParts')
  }
}

async function readFile(part: string, file: File) {
  return { part, name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }
}
