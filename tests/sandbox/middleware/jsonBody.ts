import type { MiddlewareHandler } from 'hono'
import type { Body, SandboxEnv } from '../call'
import { Refusal } from '../Refusal'

/** Reads the body as one JSON object of at most `limit` bytes. */
export function jsonBody(limit = 65_536): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    const type = call.req.header('Content-Type') ?? ''
    if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(500, 'notJson')
    call.set('body', parse(await readLimited(call.req.raw, limit)))
    await next()
  }
}

async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(limit)
  const reader = request.body?.getReader()
  let length = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (length + part.value.length > limit) {
      // Not awaited: a copy of the stream that nobody reads would never let it end.
      reader?.cancel().catch(() => {})
      throw new Refusal(500, 'bodyTooLarge', { limit })
    }
    bytes.set(part.value, length)
    length += part.value.length
  }
  return bytes.subarray(0, length)
}

function parse(bytes: Uint8Array): Body {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isObject(value)) return value
  } catch {
    // Answered below together with JSON that is not an object.
  }
  throw new Refusal(500, 'badJson')
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
