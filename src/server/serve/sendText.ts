import type { IncomingMessage, ServerResponse } from 'node:http'
import { dataHeaders } from './securityHeaders'

export function sendText(response: ServerResponse, status: number, text: string): void {
  sendBody(response, status, 'text/plain; charset=utf-8', `${text}\n`)
}

/** Calls get the gateway's envelope, which the portal reads like any other answer. */
export function sendEnvelope(response: ServerResponse, code: number, msg: string): void {
  sendJson(response, code, { code, msg })
}

export function sendJson(response: ServerResponse, status: number, value: object): void {
  sendBody(response, status, 'application/json; charset=utf-8', JSON.stringify(value))
}

/** Never sends the page: HTML in place of a missing script looks like a broken script. */
export function sendNotFound(response: ServerResponse): void {
  sendText(response, 404, 'Not found')
}

export function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  if (allowed.includes(request.method ?? '')) return false
  response.setHeader('Allow', allowed.join(', '))
  sendText(response, 405, 'Method not allowed')
  return true
}

export function sendBody(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  response.writeHead(status, {
    ...dataHeaders,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}
