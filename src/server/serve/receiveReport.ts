import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@/engine/log'
import { readBody } from './readBody'
import { refuseMethod, sendText } from './sendText'

const limitBytes = 64 * 1024
const lineLength = 500

/** `/__csp`: logs a browser's policy report, in either format, as one line. */
export async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  if (refuseMethod(request, response, ['POST'])) return
  const body = await readBody(request, limitBytes)
  if (body === undefined) return sendText(response, 413, 'Report too large')
  log(oneLine(body.toString('utf8')))
  response.writeHead(204).end()
}

/** Without line breaks and control characters, a report cannot forge log lines. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, lineLength)
}
