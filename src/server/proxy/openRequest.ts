import { request as httpRequest, type ClientRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** Fails after `timeout` milliseconds without a sign of life. */
export function openRequest(target: URL, options: RequestOptions): ClientRequest {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  const outgoing = send(target, options)
  return outgoing.once('timeout', () => outgoing.destroy(new Error('no answer in time')))
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error)
}
