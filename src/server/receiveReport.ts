import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './readBody'
import { refuseMethod, sendText } from './sendText'

const limitBytes = 64 * 1024
const lineLength = 500
/** Anybody may report anything: what comes faster is counted and not written down. */
const linesPerMinute = 60

const written = { minute: 0, lines: 0 }

/** `/__csp`: takes a browser's policy report in either format and logs it as one line. */
export async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (refuseMethod(request, response, ['POST'])) return
  const body = await readBody(request, limitBytes)
  if (body === undefined) return sendText(response, 413, 'Report too large')
  write(oneLine(body.toString('utf8')))
  response.writeHead(204).end()
}

function write(line: string): void {
  const minute = Math.floor(Date.now() / 60_000)
  if (minute !== written.minute) {
    const more = written.lines - linesPerMinute
    if (more > 0) console.warn(`csp report: ${more} more`)
    Object.assign(written, { minute, lines: 0 })
  }
  written.lines += 1
  if (written.lines <= linesPerMinute) console.warn(`csp report: ${line}`)
}

/** Line breaks and terminal control characters would let a report forge log lines. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, lineLength)
}
