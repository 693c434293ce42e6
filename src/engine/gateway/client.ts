import {
  create as createAxios,
  isAxiosError,
  type AxiosAdapter,
  type AxiosProgressEvent,
  type AxiosResponse,
} from 'axios'
import { config, type Dialect, type Language } from '@/engine/config'
import type { Log } from '@/engine/log'
import { readRetryAfter, withinDeadline, withRetries, type Deadline } from './retries'
import type { AuthGate } from './authGate'
import type { Connection } from './connection'
import { isFields, isSuccess, readEnvelope, type Answer, type HttpFacts } from './envelope'
import { GatewayError, isProxyStatus, ofMutation } from './errors'
import { longestText, writeJson } from './json'
import { serializeQuery, type Query } from './query'
import type { ServerClock } from './serverClock'
import type { Session } from './session'
import type { Subscribers } from './subscribers'
import { randomRequestId, traceOf, type Trace } from './trace'

export type RequestOptions = {
  query?: Query
  /** Sent as JSON, `FormData` as multipart, a string as is with the `Content-Type` of `headers`. */
  body?: unknown
  /** The upload's progress, 0 to 1; each step restarts the timeout. */
  onSent?: (share: number) => void
  /** Default true; false for login, captcha and register. */
  token?: boolean
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Nobody waits for the call, so its 401 never prompts after "stay". Default false. */
  background?: boolean
  /** Never retries a GET; the caller has its own schedule. Default false. */
  once?: boolean
  /** Limits the call, retries included, in milliseconds. Default `config.requestTimeoutMs`. */
  timeoutMs?: number
  /** Requests a file: never retried, and a failed POST has changed nothing. Default false. */
  asFile?: boolean
  /** For logout: sent even after another tab logged in, and its 401 never prompts. Default false. */
  endsSession?: boolean
}

type Send = (path: string, options?: RequestOptions) => Promise<Answer>

/** Methods reject only with a {@link GatewayError}. */
export type Client = { get: Send; post: Send; put: Send; delete: Send }

export type ClientOptions = {
  /** On the portal's origin, e.g. `/prod-api`. */
  baseUrl: string
  dialect: Dialect
  language: () => Language
  /** Milliseconds; default `Date.now`. */
  now?: () => number
  /** Receives one line per faulty answer; default none. */
  log?: Log
  /** Default: eight random hexadecimal digits. */
  newRequestId?: () => string
  /** Replaces axios' transport. */
  adapter?: AxiosAdapter
}

type Deps = ClientOptions & {
  now: () => number
  session: Session
  gate: AuthGate
  serverClock: ServerClock
  /** Notified of each foreground 403. */
  refusals: Subscribers
  connection: Connection
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call with its retries. */
type Call = {
  readonly method: Method
  readonly path: string
  readonly options: RequestOptions
  readonly token: string | undefined
  readonly trace: Trace
  readonly isReading: boolean
}

/**
 * The gateway's HTTP client (§7): 30 s per call with its retries, bearer token, language header. A GET is retried by
 * `withRetries`, but not while offline. A mutation is never sent twice, and not at all while offline or after another
 * account logged in in another tab.
 *
 * @throws {GatewayError} of every kind; a 401 is reported to the gate first
 */
export function createClient(deps: Deps): Client {
  const { log = () => {}, newRequestId = randomRequestId } = deps
  const http = createAxios({
    baseURL: deps.baseUrl,
    allowAbsoluteUrls: false,
    // only the session's token counts: no cookie becomes a header
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
    ...(deps.adapter && { adapter: deps.adapter }),
  })

  const isOnline = () => deps.connection.state() !== 'offline'

  async function attempt(call: Call, signal: AbortSignal, deadline: Deadline): Promise<Answer> {
    const { trace, isReading } = call
    const { answered, failed } = deps.connection.begin()
    const request = requestOf(call, deps, deadline)
    const response = await http.request<unknown>({ ...request, signal }).catch((error: unknown) => {
      if (!signal.aborted) failed()
      // only the code: the error itself contains the token and the body
      throw new GatewayError('network', { cause: isAxiosError(error) ? error.code : undefined })
    })
    if (isProxyStatus(response.status)) failed()
    else answered()
    deps.serverClock.note(response.headers.date)
    const answer = await readResponse(response, {
      trace,
      retryAfterMs: readRetryAfter(response.headers['retry-after'], deps.now()),
      isBodiless: !isReading,
    })
    return deps.dialect.bareEmptyLists ? { ...answer, bareEmpty: true } : answer
  }

  async function send(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> {
    const { token: wantsToken = true, asFile = false, endsSession = false } = options
    const token = wantsToken ? tokenFor(method, options, deps) : undefined
    const trace = traceOf(`${method} ${path}`, newRequestId(), log)
    const isReading = method === 'GET' || asFile
    const isRepeatable = method === 'GET' && !asFile && !options.once
    if (!isReading && !endsSession && !isOnline()) throw new GatewayError('offline')
    const call: Call = { method, path, options, token, trace, isReading }
    const limitMs = options.timeoutMs ?? config.requestTimeoutMs
    try {
      return await withinDeadline(limitMs, options.signal, (signal, deadline) => {
        const run = () => attempt(call, signal, deadline)
        return isRepeatable ? withRetries(run, signal, isOnline) : run()
      })
    } catch (error) {
      const failure = error instanceof GatewayError ? error : unforeseen(error, trace)
      throw reported(!isReading && token !== undefined ? ofMutation(failure) : failure, call)
    }
  }

  function reported(failure: GatewayError, { token, options }: Call): GatewayError {
    const { background = false, endsSession = false } = options
    if (failure.kind === 'auth' && token !== undefined && !endsSession) {
      deps.gate.report(token, background, failure.msg)
    }
    if (failure.kind === 'forbidden' && !background) deps.refusals.notify()
    return failure
  }

  return {
    get: (path, options) => send('GET', path, options),
    post: (path, options) => send('POST', path, options),
    put: (path, options) => send('PUT', path, options),
    delete: (path, options) => send('DELETE', path, options),
  }
}

function requestOf(call: Call, { dialect, language }: Deps, { restart, stop }: Deadline) {
  const { method, path, options, token, trace } = call
  const { body, onSent } = options
  const query = serializeQuery(options.query ?? {})
  const isJson = isFields(body) && Object.getPrototypeOf(body) === Object.prototype
  const { name, separator } = dialect.languageHeader
  return {
    method,
    url: query === '' ? path : `${path}?${query}`,
    data: isJson ? writeJson(body) : body,
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...options.headers,
      'X-Request-Id': trace.id,
      [name]: language().replace('-', separator),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(options.asFile && { responseType: 'blob' as const }),
    onDownloadProgress({ loaded }: AxiosProgressEvent) {
      if (!options.asFile && loaded > longestText)
        stop(unforeseen(new RangeError('answer too long'), trace))
    },
    ...(onSent && {
      onUploadProgress({ loaded, total = 0 }: AxiosProgressEvent) {
        restart()
        onSent(total > 0 ? loaded / total : 0)
      },
    }),
  }
}

function tokenFor(
  method: Method,
  { endsSession, background = false }: RequestOptions,
  { session, gate }: Deps,
): string {
  const token = session.token()
  if (token === undefined) {
    // the cookie disappeared while the page was open: keep the typed input and prompt
    if (session.info()) gate.report(undefined, background)
    throw new GatewayError('expired', { code: 401 })
  }
  if (method !== 'GET' && !endsSession && session.isForeign()) {
    throw new GatewayError('accountChanged')
  }
  return token
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
  return { ...answer, version: strongVersion(headers['etag']) }
}

// RFC 9110 §13.1.1: `If-Match` never matches a weak version, as proxies and frameworks create them
function strongVersion(etag: unknown): string | undefined {
  return typeof etag === 'string' && /^"[\x21\x23-\x7e]*"$/.test(etag) ? etag : undefined
}

// Instead of a file the gateway may send an envelope, a proxy an HTML page, or nothing.
function isFile(status: number, { size, type }: Blob): boolean {
  return isSuccess(status) && size > 0 && !/^(?:application\/json|text\/html)/i.test(type)
}

function unforeseen(cause: unknown, trace: Trace): GatewayError {
  trace.note(cause instanceof Error ? cause.message : 'unforeseen')
  return new GatewayError('unreadable', { cause, requestId: trace.id })
}
