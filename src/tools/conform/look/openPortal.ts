import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { config, dialects, type DialectName } from '@/engine/config'
import { createGateway, type Gateway } from '@/engine/gateway/gateway'
import { GatewayError } from '@/engine/gateway/errors'
import { readJson } from '@/engine/gateway/json'
import type { CookieJar } from '@/engine/gateway/session'
import { isFields, type Fields } from '@/engine/gateway/envelope'
import { createDataProvider, type PortalDataProvider } from '@/engine/data/dataProvider'
import { createRegistry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import { Stop } from './Stop'

export type Fetch = (request: Request) => Promise<Response>

/** One request and its answer, as they went over the wire. */
export type Exchange = {
  readonly method: string
  /** Without the base path and the query. */
  readonly path: string
  /** The body of the request; empty where it had none. */
  readonly sent: string
  readonly httpStatus: number
  /** The JSON object that came; undefined where something else did. */
  readonly body: Fields | undefined
}

/** The portal's own gateway client and data provider, without a page around them. */
export type Portal = Gateway & {
  readonly dialectName: DialectName
  readonly provider: PortalDataProvider
  /** Does something and gives what went over the wire meanwhile. */
  readonly watch: <T>(work: () => Promise<T>) => Promise<Watched<T>>
  /** How many requests went out. */
  readonly requests: () => number
  /** @throws {Stop} once it was interrupted, until `tidyUp` */
  readonly checkpoint: () => void
  /** Ignores interruptions from here on, while records are removed and the session is closed. */
  readonly tidyUp: () => void
  /** Keeps a secret out of every text that `clean` gives. */
  readonly hide: (secret: string) => void
  readonly clean: (text: string) => string
}

export type Watched<T> = { readonly value: T; readonly exchanges: readonly Exchange[] }

export type PortalOptions = {
  /** With its base path, without a slash at the end. */
  readonly gateway: string
  readonly dialect: DialectName
  readonly resources: readonly Resource[]
  readonly fetch: Fetch
  /** Stops the run at the next `checkpoint`. */
  readonly signal?: AbortSignal | undefined
}

/** Opens the engine's data layer on a gateway, over another transport. */
export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { gateway, dialect, resources, fetch, signal } = options
  const secrets = new Set<string>()
  const seen: Exchange[] = []
  let requests = 0
  let isTidying = false
  const adapter: AxiosAdapter = async (call) => {
    requests += 1
    const response = await send(fetch, gateway, call)
    const data = await (call.responseType === 'blob' ? response.blob() : response.text())
    seen.push(exchangeOf(call, response, data))
    const { status, statusText } = response
    const headers = Object.fromEntries(response.headers)
    return { status, statusText, data, headers, config: call }
  }
  const opened = createGateway({
    baseUrl: '',
    dialect: dialects[dialect],
    language: () => 'en-US',
    cookies: cookiesInMemory(),
    adapter,
  })
  return {
    ...opened,
    dialectName: dialect,
    provider: createDataProvider(opened, createRegistry(resources)),
    watch: async (work) => {
      seen.length = 0
      return { value: await work(), exchanges: [...seen] }
    },
    requests: () => requests,
    checkpoint: () => {
      if (signal?.aborted && !isTidying) throw new Stop('Interrupted.')
    },
    tidyUp: () => {
      isTidying = true
    },
    hide: (secret) => {
      if (secret.length > 3) secrets.add(secret)
    },
    clean: (text) =>
      [...secrets].reduce((cleaned, secret) => cleaned.replaceAll(secret, '•••'), text),
  }
}

/** Why a call failed, in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return error instanceof Error ? error.message : 'unforeseen'
  const { kind, code, msg } = error
  if (kind === 'unreadable') return 'no JSON envelope came'
  if (kind === 'timeout') return `nothing in ${config.requestTimeoutMs / 1000} s`
  if (kind === 'network') return `no answer (${String(error.cause ?? 'unknown')})`
  return msg ? `code ${code}: ${msg}` : `code ${code}`
}

async function send(
  fetch: Fetch,
  gateway: string,
  call: InternalAxiosRequestConfig,
): Promise<Response> {
  const { method = 'GET', url = '', headers, data, signal } = call
  const request = new Request(`${gateway}${url}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ...(signal && { signal: signal as AbortSignal }),
    ...(data !== undefined && { body: String(data) }),
  })
  try {
    return await fetch(request)
  } catch (error) {
    throw new AxiosError('no answer', causeOf(error), call)
  }
}

/** `ECONNREFUSED` is the cause of the error. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = isFields(error.cause) ? error.cause : undefined
  return typeof cause?.code === 'string' ? cause.code : error.message
}

function exchangeOf(
  { method = 'GET', url = '', data }: InternalAxiosRequestConfig,
  { status }: Response,
  answer: unknown,
): Exchange {
  return {
    method: method.toUpperCase(),
    path: url.replace(/\?.*$/s, ''),
    sent: typeof data === 'string' ? data : '',
    httpStatus: status,
    body: fieldsIn(answer),
  }
}

function fieldsIn(text: unknown): Fields | undefined {
  if (typeof text !== 'string' || !text.trimStart().startsWith('{')) return undefined
  try {
    const value = readJson(text)
    return isFields(value) ? value : undefined
  } catch {
    // no JSON: a page, or form fields
    return undefined
  }
}

function cookiesInMemory(): CookieJar {
  const stored = new Map<string, string>()
  return {
    get: (name) => stored.get(name),
    set: (name, value) => stored.set(name, value),
    remove: (name) => stored.delete(name),
  }
}
