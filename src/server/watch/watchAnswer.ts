import type { IncomingMessage, ServerResponse } from 'node:http'
import { targetOf } from '../http/targetOf'
import type { SeenRequest, Watch } from './Watch'

/** Reports the request once its answer is sent, its client has left or the server has cut it. */
export function watchAnswer(
  { method = '', socket }: IncomingMessage,
  response: ServerResponse,
  known: Pick<SeenRequest, 'kind' | 'path' | 'client'>,
  { onRequest }: Watch,
): void {
  const [begunAt, bytesBefore] = [performance.now(), socket.bytesWritten]
  response.once('close', () =>
    onRequest({
      ...known,
      method,
      status: response.headersSent ? response.statusCode : unanswered,
      ms: performance.now() - begunAt,
      bytes: socket.bytesWritten - bytesBefore,
    }),
  )
}

/** As nginx logs it. */
const unanswered = 499

/** Returns what reports the upgrade once its answer is known; what a channel carries later is not counted. */
export function watchUpgrade(
  request: IncomingMessage,
  client: string,
  { onRequest }: Watch,
): (status: number) => void {
  const begunAt = performance.now()
  const known = { kind: 'socket', method: request.method ?? '', client, bytes: 0 } as const
  const path = targetOf(request)?.pathname ?? ''
  return (status) => onRequest({ ...known, path, status, ms: performance.now() - begunAt })
}
