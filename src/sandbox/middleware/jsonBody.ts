import type { MiddlewareHandler } from 'hono'
import type { Body, SandboxEnv } from '../request/call'
import { Refusal } from '../request/Refusal'
import { isRecord } from '../values/isRecord'

type Options = {
  /** Bytes; default 65,536. */
  limit?: number
  /** Whether a request without a body reads as an empty object; default false. */
  optional?: boolean
}

/** Reads the body as one JSON object. */
export function jsonBody({
  limit = 65_536,
  optional = false,
}: Options = {}): MiddlewareHandler<SandboxEnv> {
  return async (call, next) => {
    const type = call.req.header('Content-Type') ?? ''
    const isJson = /^application\/json\s*(;|$)/i.test(type)
    if (!isJson && !optional) throw new Refusal(500, 'notJson')
    const bytes = await readLimited(call.req.raw, limit)
    if (!isJson && bytes.length > 0) throw new Refusal(500, 'notJson')
    call.set('body', optional && bytes.length === 0 ? {} : parse(bytes))
    call.set('bodyText', new TextDecoder().decode(bytes))
    await next()
  }
}

/**
 * The whole body.
 * @throws Refusal 500 `bodyTooLarge` as soon as it is longer than the limit, in bytes
 */
export async function readLimited(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(limit)
  const reader = request.body?.getReader()
  let length = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (length + part.value.length > limit) {
      // not awaited: an unread copy of the stream would keep it open forever
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
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = isDeep(text) ? undefined : JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    // Answered below together with JSON that is not an object.
  }
  throw new Refusal(500, 'badJson')
}

/** No form is nested deeper, and recursion over it must not overflow the stack. */
const mostLevels = 64

function isDeep(json: string): boolean {
  let depth = 0
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (depth > mostLevels) return true
  }
  return false
}
