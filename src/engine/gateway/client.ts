import {
  create as createAxios,
  isAxiosError,
  type AxiosAdapter,
  type AxiosProgressEvent,
  type AxiosResponse,
} from 'axios'
import { config, type Dialect, type Language } from '@/engine/config'
import type { ReportingGate } from './authGate'
import { limitBody } from './bodyLimit'
import type { ReportingConnection } from './connection'
import { withinDeadline } from './deadline'
import { isFields, isSuccess, readEnvelope, type Answer, type HttpFacts } from './envelope'
import { GatewayError, isProxyStatus, ofMutation } from './errors'
import { writeJson } from './json'
import { serializeQuery, type Query } from './query'
import { readRetryAfter, withRetries } from './retry'
import type { ServerClock } from './serverClock'
import type { Session } from './session'
import type { Subscribers } from './subscribers'
import { traceOf, type Trace, type TraceParts } from './trace'

export type RequestOptions = {
  query?: Query
  /** Sent as JSON, `FormData` as multipart, a string as is with the `Content-Type` of `headers`. */
  body?: unknown
  /** Progress of the upload, 0 to 1; every progress restarts the timeout. */
  onSent?: (share: number) => void
  /** Default true; false for login, captcha and register. */
  token?: boolean
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Nobody waits for it, so its 401 never prompts after "stay". Default false. */
  background?: boolean
  /** Never retries a GET; the caller has its own schedule. Default false. */
  once?: boolean
  /** Limit for the whole call with its retries, in milliseconds. Default `config.requestTimeoutMs`. */
  timeoutMs?: number
  /** Requests a file: never retried, and a failed POST has changed nothing. Default false. */
  asFile?: boolean
  /** For logout: sent whatever another tab did, and its 401 never prompts. Default false. */
  endsSession?: boolean
}

type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Methods reject only with a {@link GatewayError}. */
export type Client = { get: Send; post: Send; put: Send; delete: Send }

export type ClientParts = TraceParts & {
  baseUrl: string
  dialect: Dialect
  language: () => Language
  session: Session
  gate: ReportingGate
  /** Milliseconds. */
  now: () => number
  /** Updated by every answer. */
  serverClock: Pick<ServerClock, 'note'>
  /** Notified when a foreground call meets a 403. */
  refusals: Pick<Subscribers, 'notify'>
  /** Updated by every attempt; while offline, no mutation is sent. */
  connection: Pick<ReportingConnection, 'state' | 'begin'>
  /** Replaces the transport. */
  adapter?: AxiosAdapter | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call with all its retries. */
type Call = {
  readonly method: Method
  readonly path: string
  readonly options: RequestOptions
  readonly token: string | undefined
  readonly trace: Trace
  readonly isReading: boolean
}

/**
 * The gateway's HTTP client (§7): 30 s for the whole call, bearer token, language header. A GET is retried as in
 * `withRetries`, but not while offline. A mutation is never sent twice, and not at all if another tab logged in as
 * someone else or the browser is offline.
 *
 * @throws {GatewayError} of every kind; a 401 is reported to the gate first
 */
export function createClient(parts: ClientParts): Client {
  const http = createAxios({
    baseURL: parts.baseUrl,
    allowAbsoluteUrls: false,
    // the session's token is the only one: no cookie becomes a header
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
    ...(parts.adapter && { adapter: parts.adapter }),
  })

  const isOnline = () => parts.connection.state() !== 'offline'

  /** One request of a call; reports its result to the connection and the clock. */
  async function attempt(call: Call, signal: AbortSignal, restart: () => void): Promise<Answer> {
    const { trace, isReading, options } = call
    const { answered, failed } = parts.connection.begin()
    const limit = limitBody(signal)
    const response = await http
      .request<unknown>({
        ...requestOf(call, parts),
        ...(options.asFile
          ? { signal, responseType: 'blob' }
          : { signal: limit.signal, onDownloadProgress: limit.onDownloadProgress }),
        ...(options.onSent && { onUploadProgress: noteSent(options.onSent, restart) }),
      })
      .catch((error: unknown) => {
        if (limit.isExceeded()) throw unforeseen(new RangeError('answer too long'), trace)
        if (!signal.aborted) failed()
        return asNetworkError(error)
      })
    if (isProxyStatus(response.status)) failed()
    else answered()
    parts.serverClock.note(response.headers.date)
    return readResponse(response, {
      trace,
      retryAfterMs: readRetryAfter(response.headers['retry-after'], parts.now()),
      isBodiless: !isReading,
    })
  }

  async function send(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { token: wantsToken = true, asFile = false, endsSession = false } = options
    const token = wantsToken ? tokenFor(method, options, parts) : undefined
    const trace = traceOf(parts, method, path)
    const isReading = method === 'GET' || asFile
    const isRepeatable = method === 'GET' && !asFile && !options.once
    if (!isReading && !endsSession && !isOnline()) throw new GatewayError('offline')
    const call: Call = { method, path, options, token, trace, isReading }
    const limitMs = options.timeoutMs ?? config.requestTimeoutMs
    try {
      return await withinDeadline(limitMs, options.signal, (signal, restart) =>
        isRepeatable
          ? withRetries(() => attempt(call, signal, restart), signal, isOnline)
          : attempt(call, signal, restart),
      )
    } catch (error) {
      throw reported(asGatewayError(error, trace, !isReading && token !== undefined), call)
    }
  }

  /** Reports a 401 to the gate and a 403 to the refusals. */
  function reported(failure: GatewayError, { token, options }: Call): GatewayError {
    const { background = false, endsSession = false } = options
    if (failure.kind === 'auth' && token !== undefined && !endsSession) {
      parts.gate.report(token, background, failure.msg)
    }
    if (failure.kind === 'forbidden' && !background) parts.refusals.notify()
    return failure
  }

  return {
    get: (path, options) => send('GET', path, options),
    post: (path, options) => send('POST', path, options),
    put: (path, options) => send('PUT', path, options),
    delete: (path, options) => send('DELETE', path, options),
  }
}

function requestOf({ method, path, options, token, trace }: Call, parts: ClientParts) {
  const query = serializeQuery(options.query ?? {})
  const { body } = options
  const isJson = isFields(body) && Object.getPrototypeOf(body) === Object.prototype
  return {
    method,
    url: query === '' ? path : `${path}?${query}`,
    data: isJson ? writeJson(body) : body,
    headers: headersOf(parts, token, {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...options.headers,
      'X-Request-Id': trace.id,
    }),
  }
}

function noteSent(onSent: (share: number) => void, restart: () => void) {
  return ({ loaded, total = 0 }: AxiosProgressEvent) => {
    restart()
    onSent(total > 0 ? loaded / total : 0)
  }
}

function tokenFor(
  method: Method,
  { endsSession, background = false }: RequestOptions,
  { session, gate }: ClientParts,
): string {
  const token = session.token()
  if (token === undefined) {
    // the cookie disappeared while the page was open: keep what is typed and prompt
    if (session.info()) gate.report(undefined, background)
    throw new GatewayError('expired', { code: 401 })
  }
  if (method !== 'GET' && !endsSession && session.isForeign()) {
    throw new GatewayError('accountChanged')
  }
  return token
}

function headersOf(
  { dialect, language }: ClientParts,
  token: string | undefined,
  extra: RequestOptions['headers'],
): Record<string, string> {
  const { name, separator } = dialect.languageHeader
  return {
    ...extra,
    [name]: language().replace('-', separator),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
}

async function readResponse(
  { status, data, headers }: AxiosResponse<unknown>,
  facts: HttpFacts & { trace: Trace },
): Promise<Answer> {
  const isBlob = data instanceof Blob
  if (isBlob && isFile(status, data)) return { code: 200, msg: '', body: {}, file: data }
  const text = isBlob ? await data.text() : typeof data === 'string' ? data : ''
  const answer = readEnvelope(status, text, facts)
  const type: unknown = headers['content-type']
  if (typeof type === 'string' && !/json/i.test(type)) facts.trace.note(`JSON sent as ${type}`)
  const version = strongVersion(headers['etag'])
  return version === undefined ? answer : { ...answer, version }
}

// RFC 9110 §13.1.1: `If-Match` never matches a weak version, as proxies and frameworks make them
function strongVersion(etag: unknown): string | undefined {
  return typeof etag === 'string' && /^"[\x21\x23-\x7e]*"$/.test(etag) ? etag : undefined
}

// Instead of a file, the gateway may send an envelope, a proxy an HTML page, or nothing.
function isFile(status: number, { size, type }: Blob): boolean {
  return isSuccess(status) && size > 0 && !/^(?:application\/json|text\/html)/i.test(type)
}

function asNetworkError(error: unknown): never {
  // only the code: the error itself contains the token and the body
  throw new GatewayError('network', { cause: isAxiosError(error) ? error.code : undefined })
}

function asGatewayError(error: unknown, trace: Trace, mutation: boolean): GatewayError {
  const failure = error instanceof GatewayError ? error : unforeseen(error, trace)
  return mutation ? ofMutation(failure) : failure
}

function unforeseen(cause: unknown, trace: Trace): GatewayError {
  trace.note(cause instanceof Error ? cause.message : 'unforeseen')
  return new GatewayError('unreadable', { cause, requestId: trace.id })
}
