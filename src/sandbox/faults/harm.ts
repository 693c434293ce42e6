import type { Fault } from './Fault'

export type Fetch = (request: Request) => Promise<Response>

/**
 * One request under one fault.
 *
 * @param released ends every wait at once
 * @returns the harmed answer; `Response.error()` for a connection that breaks before it
 */
export async function harm(
  fault: Fault,
  request: Request,
  fetch: Fetch,
  released: AbortSignal,
): Promise<Response> {
  const ends = AbortSignal.any([released, request.signal])
  if (fault.delayMs) await pause(fault.delayMs, ends)
  if (fault.reset === 'before') return Response.error()
  const answer = replaces(fault) && !fault.commit ? undefined : await fetch(request)
  if (fault.reset === 'after') return Response.error()
  return rewrite(fault, answer, ends)
}

function replaces({ status, body, code }: Fault): boolean {
  return status !== undefined || body !== undefined || code !== undefined
}

async function rewrite(fault: Fault, answer: Response | undefined, ends: AbortSignal) {
  const status = fault.status ?? answer?.status ?? 200
  const headers = new Headers(answer?.headers ?? unkept)
  const whole = await bodyOf(fault, answer)
  if (fault.body !== undefined || fault.code !== undefined || !answer)
    headers.set('Content-Type', fault.contentType ?? typeOf(whole))
  if (fault.contentType !== undefined) headers.set('Content-Type', fault.contentType)
  const bytes = whole.subarray(0, fault.truncate ?? whole.length)
  headers.delete('Content-Length')
  const isInParts = fault.dripMs !== undefined || fault.reset === 'midway'
  // so that no server gathers the parts to compress them
  if (isInParts) headers.set('Content-Encoding', 'identity')
  for (const [name, value] of Object.entries(fault.headers ?? {})) headers.set(name, value)
  if (bodiless.has(status)) return new Response(null, { status, headers })
  return new Response(isInParts ? inParts(fault, bytes, ends) : bytes, { status, headers })
}

async function bodyOf(
  { body, code, msg }: Fault,
  answer: Response | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body !== undefined) return new TextEncoder().encode(body)
  if (code === undefined)
    return answer ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array()
  const envelope: object = answer ? await answer.json() : {}
  return new TextEncoder().encode(
    JSON.stringify({ ...envelope, code, ...(msg !== undefined && { msg }) }),
  )
}

function typeOf(bytes: Uint8Array): string {
  return bytes[0] === '<'.charCodeAt(0) ? 'text/html; charset=utf-8' : 'application/json'
}

/** Byte by byte, or half of it and then the end of the connection. */
function inParts(fault: Fault, bytes: Uint8Array<ArrayBuffer>, ends: AbortSignal) {
  const half = Math.ceil(bytes.length / 2)
  const isBroken = fault.reset === 'midway'
  const last = isBroken ? half : bytes.length
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= last) {
        // lets the sent bytes leave before the connection breaks
        if (isBroken) await pause(flushMs, ends)
        return isBroken ? controller.error(new TypeError('terminated')) : controller.close()
      }
      if (fault.dripMs !== undefined && sent > 0) await pause(fault.dripMs, ends)
      const next = fault.dripMs === undefined || ends.aborted ? last : sent + 1
      controller.enqueue(bytes.slice(sent, next))
      sent = next
    },
  })
}

/** As on every answer of the sandbox. */
const unkept = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

const flushMs = 50

const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

function pause(ms: number, ends: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ends.aborted) return resolve()
    const timer = setTimeout(done, ms)
    ends.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      ends.removeEventListener('abort', done)
      resolve()
    }
  })
}
