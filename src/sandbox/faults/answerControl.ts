import type { Faults } from './createFaults'
import { readFault, readSocketFault } from './readFault'

/**
 * One call to the fault plane's control.
 *
 * `POST` sets what the JSON body holds: a fault, several in an array, or a fault of the sockets; it answers
 * `{ ids }` or `{ sockets }`. `GET` answers `{ faults }`, `DELETE` takes them all away. A body that is no
 * fault is a 400 with a sentence under `msg`, another method a 405, another content type than JSON a 415.
 */
export async function answerControl(request: Request, faults: Faults): Promise<Response> {
  if (request.method === 'GET') return Response.json({ faults: faults.list() })
  if (request.method === 'DELETE') {
    faults.clear()
    return Response.json({ faults: [] })
  }
  if (request.method !== 'POST') return refuse(405, 'POST sets, GET lists, DELETE clears.')
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    return refuse(415, 'Send JSON.')
  try {
    return Response.json(set(JSON.parse(await request.text()), faults))
  } catch (error) {
    return refuse(400, error instanceof Error ? error.message : String(error))
  }
}

function set(body: unknown, faults: Faults): { ids: number[] } | { sockets: number } {
  if (isSocketFault(body)) return { sockets: faults.onSockets(readSocketFault(body)) }
  // all are read before one is set
  const read = (Array.isArray(body) ? body : [body]).map(readFault)
  return { ids: read.map(faults.set) }
}

function isSocketFault(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'socket')
}

function refuse(status: number, msg: string): Response {
  return Response.json({ code: status, msg }, { status })
}
