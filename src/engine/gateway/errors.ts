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

/** How the operator sees a situation of §8. */
type Situation = {
  kind: FailureKind
  /** Key under `errors` in the dictionaries. */
  messageKey: string
  shown: 'prompt' | 'toast' | 'notification' | 'never'
  /** Display time in milliseconds; 0 lasts until an answer. */
  durationMs: number
  /** Whether the server's text precedes ours. */
  serverText: boolean
}

const brief = config.notificationMs
const long = config.networkErrorMs

/** §8: every way a call can fail, and what the operator sees. */
export const catalogue = {
  expired: row('auth', 'auth', 'prompt', 0),
  forbidden: row('forbidden', 'forbidden', 'notification', brief),
  missing: row('missing', 'missing', 'notification', brief),
  /** the record has changed since it was read */
  conflict: row('conflict', 'conflict', 'notification', brief, true),
  tooLarge: row('refused', 'tooLarge', 'notification', brief, true),
  tooMany: row('refused', 'tooMany', 'notification', brief, true),
  refused: row('refused', 'unknown', 'toast', brief, true),
  /** any other code that is not 200 */
  other: row('refused', 'unknown', 'notification', brief, true),
  /** HTTP 5xx: the outcome on the server is unknown */
  server: row('server', 'unknown', 'toast', brief, true),
  /** HTTP 502, 503, 504: the proxy can't reach the gateway */
  unreachable: row('server', 'network', 'toast', long),
  network: row('network', 'network', 'toast', long),
  /** a mutation while the browser is offline; nothing was sent */
  offline: row('offline', 'offline', 'toast', long),
  timeout: row('timeout', 'timeout', 'toast', long),
  /** neither an envelope nor an HTML page, or an envelope without a required field */
  unreadable: row('unreadable', 'unreadable', 'toast', long),
  /** an HTML page instead of an answer: a captive portal or a proxy's login */
  unexpected: row('unreadable', 'unexpected', 'toast', long),
  aborted: row('aborted', 'aborted', 'never', 0),
  /** another account logged in in another tab; nothing was sent */
  accountChanged: row('stale-user', 'accountChanged', 'notification', brief),
} as const satisfies Record<string, Situation>

export type SituationName = keyof typeof catalogue

/** The situation of a message key such as `errors.network`; undefined for any other text. */
export function situationSaying(messageKey: string): Situation | undefined {
  return [unknownOutcome, ...Object.values(catalogue)].find((one) => one.messageKey === messageKey)
}

/** A mutation that may have taken effect. */
const unknownOutcome = row('timeout', 'unknownOutcome', 'notification', long)

type FailureFacts = {
  /** The deciding code, from the envelope or HTTP; 0 without an answer. */
  code?: number
  httpStatus?: number
  /** The server's text, cut at `config.serverTextLength` characters. */
  msg?: string | undefined
  /** From `Retry-After`, in milliseconds. */
  retryAfterMs?: number | undefined
  /** Identifies the call in the logs. */
  requestId?: string | undefined
  /** Whether the call may have changed something. */
  mutation?: boolean
  cause?: unknown
}

/** The only error that leaves this folder. `message` is the server's text if §8 allows it, else our message key. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly situation: SituationName
  readonly facts: FailureFacts
  readonly kind: FailureKind
  readonly code: number
  readonly httpStatus: number | undefined
  readonly messageKey: string
  readonly msg: string | undefined
  /** The server's text uncut, for callers that list its lines. */
  readonly wholeMsg: string | undefined
  readonly shown: Situation['shown']
  readonly durationMs: number
  readonly retryAfterMs: number | undefined
  readonly requestId: string | undefined
  /** Whether the mutation may have taken effect. */
  readonly unknownOutcome: boolean

  constructor(situation: SituationName, facts: FailureFacts = {}) {
    const entry: Situation = catalogue[situation]
    const unknown = facts.mutation === true && leavesOutcomeOpen.has(entry.kind)
    const { messageKey, shown, durationMs } = unknown ? unknownOutcome : entry
    const msg = facts.msg?.slice(0, config.serverTextLength) || undefined
    super(entry.serverText && !unknown && msg ? msg : messageKey, { cause: facts.cause })
    this.situation = situation
    this.facts = facts
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
 * Whether a mutation may have taken effect without confirmation: it timed out, lost its connection, was cut off or met
 * an HTTP 5xx. Read again; never send again.
 */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof GatewayError && error.unknownOutcome
}

/** The operator's text; "unknown" for other errors. Labels replace hidden characters. */
export function errorText(error: unknown, translate: Translate): string {
  if (!(error instanceof GatewayError)) return translate('errors.unknown')
  const { message, messageKey, requestId } = error
  if (message === messageKey) return translate(messageKey, { id: requestId ?? '–' })
  return revealHidden(message, 'prose')
}

type Translate = (key: string, options?: { id: string }) => string

/** Whether the gateway answered, not the network or a proxy. */
export function isFromGateway({ code, situation }: GatewayError): boolean {
  return code !== 0 && situation !== 'unreachable'
}

export function ofMutation({ situation, facts }: GatewayError): GatewayError {
  return new GatewayError(situation, { ...facts, mutation: true })
}

/** Whether the gateway lacks the call: 404, or one of the family's texts. */
export function isNotThere(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return error.kind === 'missing' || saysNotThere(error.msg ?? '')
}

export function saysNotThere(text: string): boolean {
  return notThere.test(text)
}

const notThere =
  /^\s*(?:cannot (?:get|post|put|delete) \/|no (?:static resource|endpoint|mapping|handler)\b|request method '?\w+'? (?:is )?not supported|not found\s*$)|路径不存在|请求地址.*不存在|不支持.*请求/i

/** §8 by code; `httpStatus` distinguishes a refusal in an envelope from a broken server. */
export function situationOf(code: number, httpStatus: number): SituationName {
  if (isServerCode(code) && isServerCode(httpStatus)) {
    return isProxyStatus(httpStatus) ? 'unreachable' : 'server'
  }
  return byCode.get(code) ?? 'other'
}

export function isServerCode(code: number): boolean {
  return code >= 500 && code < 600
}

/** Statuses of a proxy that can't reach the gateway. */
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

const open = ['timeout', 'network', 'server', 'unreadable', 'aborted'] as const
const leavesOutcomeOpen: ReadonlySet<FailureKind> = new Set(open)

function row<K extends FailureKind>(
  kind: K,
  key: string,
  shown: Situation['shown'],
  durationMs: number,
  serverText = false,
): Situation & { kind: K } {
  return { kind, messageKey: `errors.${key}`, shown, durationMs, serverText }
}
