import { Agent, request } from 'node:http'

export type Answered = {
  path: string
  /** From the request to the last byte of its answer. */
  ms: number
  /** Code 0 where no envelope came. */
  envelope: { code: number; msg: string; data?: unknown }
}

/** Each operator's browser keeps its connections. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** Sends one call and measures it; a broken connection and an answer that is no envelope count as code 0. */
export function sendCall(
  address: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: string } = {},
): Promise<Answered> {
  const begun = performance.now()
  const path = new URL(address).pathname
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
  return new Promise((resolve) => {
    const end = (envelope: Answered['envelope']) =>
      resolve({ path, ms: performance.now() - begun, envelope })
    const outgoing = request(address, { method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', (error) => end({ code: 0, msg: error.message }))
      incoming.on('end', () => end(envelopeIn(Buffer.concat(chunks).toString())))
    })
    outgoing.on('error', (error) => end({ code: 0, msg: error.message }))
    outgoing.end(body)
  })
}

function envelopeIn(text: string): Answered['envelope'] {
  try {
    return JSON.parse(text) as Answered['envelope']
  } catch {
    return { code: 0, msg: text.slice(0, 100) }
  }
}
