import { AxiosError, create, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { dialects, type Dialect, type Language } from '@/engine/config'
import { createGateway } from '@/engine/gateway/gateway'
import type { CookieJar } from '@/engine/gateway/session'

/** What a faked wire answers: a body with its status, a lost connection, or nothing ever. */
export type Reply =
  | {
      status?: number
      text?: string
      json?: unknown
      blob?: Blob
      headers?: Record<string, string>
    }
  | 'lost'
  | 'silence'

export type Sent = {
  method: string
  url: string
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

/** A gateway client over a faked wire; `reply` sees what was sent and how many came before it. */
export function fakeGateway(
  reply: (sent: Sent, earlier: number) => Reply | Promise<Reply>,
  options: { dialect?: Dialect; language?: Language; token?: string; page?: EventTarget } = {},
) {
  const { cookies, stored } = fakeCookies()
  if (options.token) stored.set('Admin-Tokens', options.token)
  const sent: Sent[] = []
  const adapter = adapterOf((one) => {
    sent.push(one)
    return reply(one, sent.length - 1)
  })
  const gateway = createGateway({
    baseUrl: '/prod-api',
    dialect: options.dialect ?? dialects.specification,
    language: () => options.language ?? 'en-US',
    cookies,
    ...(options.page && { page: options.page }),
    adapter,
  })
  return { ...gateway, sent, stored }
}

/** A transport over a faked wire. */
export function adapterOf(reply: (sent: Sent) => Reply | Promise<Reply>): AxiosAdapter {
  return async (request) => respond(await reply(readRequest(request)), request)
}

/** A cookie jar in memory, with the attributes of the last write. */
export function fakeCookies() {
  const stored = new Map<string, string>()
  const written: unknown[] = []
  const cookies: CookieJar = {
    get: (name) => stored.get(name),
    set: (name, value, attributes) => {
      stored.set(name, value)
      written.push(attributes)
    },
    remove: (name) => stored.delete(name),
  }
  return { cookies, stored, written }
}

/** A successful envelope. */
export function ok(data?: unknown): Reply {
  return { json: { code: 200, msg: 'ok', data } }
}

/** A refusal in words, as the family sends it: HTTP 200. */
export function refusal(code: number, msg?: string): Reply {
  return { json: { code, msg } }
}

const wire = create()

function readRequest(request: InternalAxiosRequestConfig): Sent {
  const { method = '', headers, data } = request
  return {
    method: method.toUpperCase(),
    url: wire.getUri(request),
    headers: headers.toJSON(),
    body: isJson(headers.get('Content-Type')) ? JSON.parse(String(data)) : (data as unknown),
  }
}

function isJson(type: unknown): boolean {
  return String(type).startsWith('application/json')
}

function respond(reply: Reply, config: InternalAxiosRequestConfig): ReturnType<AxiosAdapter> {
  if (reply === 'lost') return Promise.reject(new AxiosError('gone', 'ERR_NETWORK', config))
  if (reply === 'silence') {
    return new Promise((_resolve, reject) => {
      config.signal?.addEventListener?.('abort', () => reject(new Error('aborted')))
    })
  }
  const { status = 200, json, headers = {} } = reply
  const text = reply.text ?? JSON.stringify(json)
  const typed = { type: json === undefined ? 'text/html' : 'application/json' }
  const data = config.responseType === 'blob' ? (reply.blob ?? new Blob([text ?? ''], typed)) : text
  return Promise.resolve({ status, statusText: '', data, headers, config })
}
