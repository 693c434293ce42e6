import type { Channel, Message, WrittenAnswer, WrittenRequest } from './channel'

type Fetch = (request: Request) => Promise<Response>

const lastAnswersMs = 2_000

/** Answers the calls that come over the channel. @returns stops taking calls, and waits for the last answers */
export function answerCalls({ tell, listen }: Channel, fetch: Fetch): () => Promise<unknown> {
  const known = new Set<string>()
  const running = new Set<Promise<void>>()
  const stop = listen((message) => {
    if (message.kind !== 'call' || known.has(message.id)) return
    const { id, request } = message
    known.add(id)
    tell({ kind: 'taken', id })
    const call = answerTo(request)
      .then((answer) => tell({ kind: 'answer', id, answer }))
      .finally(() => running.delete(call))
    running.add(call)
  })
  return () => {
    stop()
    const patience = new Promise((resolve) => setTimeout(resolve, lastAnswersMs))
    return Promise.race([Promise.allSettled(running), patience])
  }

  async function answerTo(request: WrittenRequest): Promise<WrittenAnswer> {
    const response = await fetch(readRequest(request))
    const body = response.body === null ? undefined : await response.arrayBuffer()
    return { status: response.status, headers: [...response.headers], body }
  }
}

/**
 * Makes calls over the channel. A call waits until somebody is there to take it; one that was taken by a sandbox
 * that is gone does not arrive, as with a connection that breaks off.
 */
export function createCaller({ tell, listen }: Channel): Fetch {
  const waiting = new Map<string, Waiting>()
  listen((message) => {
    if (message.kind === 'begun') for (const call of waiting.values()) goOn(call)
    else if ('id' in message) hear(message)
  })

  return async (request) => {
    const id = crypto.randomUUID()
    const written = await writeRequest(request)
    return new Promise((settle) => {
      const call = { id, request: written, isTaken: false, settle }
      waiting.set(id, call)
      send(call)
    })
  }

  function send({ id, request }: Waiting): void {
    tell({ kind: 'call', id, request })
  }

  function goOn(call: Waiting): void {
    if (call.isTaken) settle(call, Response.error())
    else send(call)
  }

  function hear(message: Message & { id: string }): void {
    const call = waiting.get(message.id)
    if (call && message.kind === 'taken') call.isTaken = true
    if (call && message.kind === 'answer') settle(call, readAnswer(message.answer))
  }

  function settle(call: Waiting, response: Response): void {
    waiting.delete(call.id)
    call.settle(response)
  }
}

type Waiting = {
  id: string
  request: WrittenRequest
  isTaken: boolean
  settle: (response: Response) => void
}

async function writeRequest(request: Request): Promise<WrittenRequest> {
  const { method, url, headers } = request
  const body = await request.arrayBuffer()
  return { method, url, headers: [...headers], body: body.byteLength > 0 ? body : undefined }
}

function readRequest({ url, method, headers, body }: WrittenRequest): Request {
  return new Request(url, { method, headers: headersOf(headers), ...(body && { body }) })
}

function readAnswer({ status, headers, body }: WrittenAnswer): Response {
  if (status === 0) return Response.error()
  return new Response(body ?? null, { status, headers: headersOf(headers) })
}

function headersOf(headers: WrittenRequest['headers']): [string, string][] {
  return headers.map(([name, value]) => [name, value])
}
