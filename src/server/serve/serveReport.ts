import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../http/readBody'
import type { Portal } from './Portal'
import { refuseMethod, sendText } from './sendText'

const reportBytes = 64 * 1024
const reportLength = 500

/** Logs what a browser reports of the page's policy. */
export async function serveReport(
  request: IncomingMessage,
  response: ServerResponse,
  { reports }: Portal,
): Promise<void> {
  if (refuseMethod(request, response, ['POST'])) return
  const body = await readBody(request, reportBytes)
  if (body === undefined) return sendText(response, 413, 'Report too large')
  // a line break or a control character would let a report forge log lines
  const line = body.toString('utf8').replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  reports(line.trim().slice(0, reportLength))
  response.writeHead(204).end()
}
