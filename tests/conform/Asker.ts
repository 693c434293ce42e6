import { dialects, type Dialect, type DialectName } from '@/config'
import { readEnvelope, type Answer } from '@/gateway/envelope'
import { GatewayError } from '@/gateway/errors'
import { serializeQuery, type Query } from '@/gateway/query'

export type Fetch = (request: Request) => Promise<Response>

export type Call = {
  readonly query?: Query
  /** JSON, or form fields where `form` says so. */
  readonly body?: unknown
  readonly form?: boolean
  /** Default true. */
  readonly token?: boolean
}

/** Speaks to one gateway, as the portal does, and forgets no secret in what it says. */
export type Asker = {
  readonly dialect: Dialect
  readonly dialectName: DialectName
  /**
   * @throws {GatewayError} for every answer that is no success, and for none
   */
  ask: (method: 'GET' | 'POST', path: string, call?: Call) => Promise<Answer>
  /** As `ask`, where a file may come instead of an envelope. */
  askForFile: (method: 'GET' | 'POST', path: string, call?: Call) => Promise<Answer | 'file'>
  holdToken: (token: string) => void
  /** How many calls went out. */
  calls: () => number
  /** A text without any secret that was sent. */
  clean: (text: string) => string
}

const timeoutMs = 30_000

export function createAsker(parts: {
  gateway: string
  dialect: DialectName
  fetch: Fetch
  secrets: readonly string[]
}): Asker {
  const dialect = dialects[parts.dialect]
  const secrets = new Set(parts.secrets.filter((secret) => secret.length > 3))
  let token: string | undefined
  let calls = 0

  async function send(method: string, path: string, call: Call): Promise<Response> {
    const query = serializeQuery(call.query ?? {})
    const { name, separator } = dialect.languageHeader
    calls += 1
    const request = new Request(`${parts.gateway}${path}${query && `?${query}`}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: 'application/json',
        [name]: 'en-US'.replace('-', separator),
        ...(call.token !== false && token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(call.body !== undefined && { 'Content-Type': typeOf(call) }),
      },
      ...(call.body !== undefined && { body: bodyOf(call) }),
    })
    try {
      return await parts.fetch(request)
    } catch (error) {
      throw new GatewayError('network', { cause: causeOf(error) })
    }
  }

  const read = async (response: Response) => readEnvelope(response.status, await response.text())

  return {
    dialect,
    dialectName: parts.dialect,
    ask: async (method, path, call = {}) => read(await send(method, path, call)),
    askForFile: async (method, path, call = {}) => {
      const response = await send(method, path, call)
      const type = response.headers.get('Content-Type') ?? ''
      if (response.status !== 200 || /json|html/i.test(type)) return read(response)
      await response.body?.cancel()
      return 'file'
    },
    holdToken: (held) => {
      token = held
      secrets.add(held)
    },
    calls: () => calls,
    clean: (text) =>
      [...secrets].reduce((cleaned, secret) => cleaned.replaceAll(secret, '•••'), text),
  }
}

/** Why a call failed, in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return error instanceof Error ? error.message : 'unforeseen'
  const { kind, code, msg } = error
  if (kind === 'unreadable') return 'no JSON envelope came'
  if (kind === 'network') return `no answer (${String(error.cause ?? 'unknown')})`
  return msg ? `code ${code}: ${msg}` : `code ${code}`
}

function typeOf({ form }: Call): string {
  return form ? 'application/x-www-form-urlencoded' : 'application/json'
}

function bodyOf({ form, body }: Call): string {
  return form ? serializeQuery(body as Query) : JSON.stringify(body)
}

/** `ECONNREFUSED` stands two causes deep. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return `nothing in ${timeoutMs / 1000} s`
  const cause = error.cause as { code?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : error.message
}
