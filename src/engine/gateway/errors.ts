import { config } from '@/engine/config'
import { revealHidden } from '@/engine/values/hiddenCharacters'

export type FailureKind =
  | 'auth'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'refused'
  | 'server'
  | 'network'
  | 'offline'
  | 'timeout'
  | 'unreadable'
  | 'aborted'
  | 'stale-user'

/** How one situation of §8 reaches the operator. */
export type Situation = {
  kind: FailureKind
  /** Key under `errors` in the dictionaries. */
  messageKey: string
  shown: 'prompt' | 'toast' | 'notification' | 'never'
  /** How long it is shown, in milliseconds; 0 until it is answered. */
  durationMs: number
  /** Whether the server's own text goes before ours. */
  serverText: boolean
}

const brief = config.notificationMs
const long = config.networkErrorMs

/** §8, every situation in which a call fails, and what the operator gets to see. */
export const catalogue = {
  /** code 401 */
  expired: row('auth', 'auth', 'prompt', 0),
  /** code 403 */
  forbidden: row('forbidden', 'forbidden', 'notification', brief),
  /** code 404 */
  missing: row('missing', 'missing', 'notification', brief),
  /** code 409 or 412: the record is no longer what it was decided over */
  conflict: row('conflict', 'conflict', 'notification', brief, true),
  /** code 413 */
  tooLarge: row('refused', 'tooLarge', 'notification', brief, true),
  /** code 429 */
  tooMany: row('refused', 'tooMany', 'notification', brief, true),
  /** code 500 in the envelope: a refusal in words */
  refused: row('refused', 'unknown', 'toast', brief, true),
  /** any other code that is not 200 */
  other: row('refused', 'unknown', 'notification', brief, true),
  /** HTTP 5xx: nobody knows how far the server came */
  server: row('server', 'unknown', 'toast', brief, true),
  /** HTTP 502, 503, 504: the gateway behind the proxy is away */
  unreachable: row('server', 'network', 'toast', long),
  network: row('network', 'network', 'toast', long),
  /** a mutation while the browser is offline; nothing was sent */
  offline: row('offline', 'offline', 'toast', long),
  timeout: row('timeout', 'timeout', 'toast', long),
  /** neither an envelope nor a page, or an envelope without what is needed */
  unreadable: row('unreadable', 'unreadable', 'toast', long),
  /** a page in place of an answer: a captive portal or a proxy's login */
  unexpected: row('unreadable', 'unexpected', 'toast', long),
  aborted: row('aborted', 'aborted', 'never', 0),
  /** another account signed in in another tab; nothing was sent */
  accountChanged: row('stale-user', 'accountChanged', 'notification', brief),
} as const satisfies Record<string, Situation>

export type SituationName = keyof typeof catalogue

/**
 * What §8 says of our own words: the situation that speaks them; undefined for any other words.
 *
 * @param messageKey such as `errors.network`
 */
export function situationSaying(messageKey: string): Situation | undefined {
  if (messageKey === unknownOutcome.messageKey) return unknownOutcome
  return Object.values(catalogue).find((situation) => situation.messageKey === messageKey)
}

/** A mutation that may or may not have taken effect, whatever cut it off. */
const unknownOutcome = row('timeout', 'unknownOutcome', 'notification', long)

export type FailureFacts = {
  /** The code that decided: the envelope's or the HTTP status; 0 when there was no answer. */
  code?: number
  httpStatus?: number
  /** The server's words; cut at `config.serverTextLength` characters. */
  msg?: string
  /** From `Retry-After`, in milliseconds. */
  retryAfterMs?: number | undefined
  /** Under which the call is found in the logs. */
  requestId?: string | undefined
  /** Whether the call may have changed something. */
  mutation?: boolean
  cause?: unknown
}

/**
 * The one error that leaves this folder. `message` is what may be shown: the server's words where §8 lets
 * them through, else the key of ours.
 */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: FailureKind
  readonly code: number
  readonly httpStatus: number | undefined
  readonly messageKey: string
  readonly msg: string | undefined
  /** The server's words uncut, for a caller that lists them line by line. */
  readonly wholeMsg: string | undefined
  readonly shown: Situation['shown']
  readonly durationMs: number
  readonly retryAfterMs: number | undefined
  readonly requestId: string | undefined
  /** Whether a mutation may or may not have taken effect. */
  readonly unknownOutcome: boolean
  readonly situation: SituationName

  constructor(situation: SituationName, facts: FailureFacts = {}) {
    const entry: Situation = catalogue[situation]
    const unknown = facts.mutation === true && leavesOutcomeOpen.has(entry.kind)
    const { messageKey, shown, durationMs } = unknown ? unknownOutcome : entry
    const msg = facts.msg?.slice(0, config.serverTextLength) || undefined
    super(entry.serverText && !unknown && msg ? msg : messageKey, { cause: facts.cause })
    this.situation = situation
    this.kind = entry.kind
    this.code = facts.code ?? 0
    this.httpStatus = facts.httpStatus
    this.messageKey = messageKey
    this.msg = msg
    this.wholeMsg = facts.msg
    this.shown = shown
    this.durationMs = durationMs
    this.retryAfterMs = facts.retryAfterMs
    this.requestId = facts.requestId
    this.unknownOutcome = unknown
  }
}

/**
 * Whether the call may have taken effect although no answer says so: a mutation that timed out, lost its
 * connection, was cut off or met an HTTP 5xx. Resolve it by reading again, never by sending again.
 */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof GatewayError && error.unknownOutcome
}

/**
 * The words for the operator: the server's where §8 lets them through, else ours through `translate`; for
 * what is no failure of a call, that it is unknown. Hidden characters are replaced by their labels.
 */
export function errorText(error: unknown, translate: Translate): string {
  if (!(error instanceof GatewayError)) return translate('errors.unknown')
  const { message, messageKey, requestId } = error
  if (message === messageKey) return translate(messageKey, { id: requestId ?? '–' })
  return revealHidden(message, 'prose')
}

type Translate = (key: string, options?: { id: string }) => string

/** Whether the gateway itself said so; a lost connection, silence, a proxy's page tell nothing of the session. */
export function isFromGateway({ code, situation }: GatewayError): boolean {
  return code !== 0 && situation !== 'unreachable'
}

/** The same failure, known to be a mutation's. */
export function ofMutation(error: GatewayError): GatewayError {
  const { situation, code, httpStatus, wholeMsg: msg, retryAfterMs, requestId, cause } = error
  return new GatewayError(situation, {
    code,
    retryAfterMs,
    requestId,
    mutation: true,
    cause,
    ...(httpStatus !== undefined && { httpStatus }),
    ...(msg !== undefined && { msg }),
  })
}

/** §8 by number; `httpStatus` tells a refusal in an envelope from a server that broke. */
export function situationOf(code: number, httpStatus: number): SituationName {
  if (isServerCode(code) && isServerCode(httpStatus)) {
    return isProxyStatus(httpStatus) ? 'unreachable' : 'server'
  }
  return byCode.get(code) ?? 'other'
}

/** 500–599 */
export function isServerCode(code: number): boolean {
  return code >= 500 && code < 600
}

/** Whether a proxy says by this HTTP status that the gateway behind it is away. */
export function isProxyStatus(httpStatus: number): boolean {
  return httpStatus === 502 || httpStatus === 503 || httpStatus === 504
}

const byCode: ReadonlyMap<number, SituationName> = new Map([
  [401, 'expired'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'conflict'],
  [412, 'conflict'],
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [500, 'refused'],
])

const leavesOutcomeOpen: ReadonlySet<FailureKind> = new Set([
  'timeout',
  'network',
  'server',
  'unreadable',
  'aborted',
])

function row<K extends FailureKind>(
  kind: K,
  key: string,
  shown: Situation['shown'],
  durationMs: number,
  serverText = false,
): Situation & { kind: K } {
  return { kind, messageKey: `errors.${key}`, shown, durationMs, serverText }
}
