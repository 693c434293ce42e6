import { GatewayError, isServerCode, situationOf } from './errors'
import { mayHaveNumberTexts, readJson } from './json'
import { readCount } from './readCount'
import type { Trace } from './trace'

export type Fields = Readonly<Record<string, unknown>>

/** A successful answer of the gateway. */
export type Answer = {
  /** Always 200; a missing or falsy code counts as 200 (§7). */
  code: number
  /** The whole text: some gateways of the family put a value here. */
  msg: string
  /** The envelope itself. Numbers that are not safe integers are their source text. */
  body: Fields
  /** The strong version of what was read, quotes included, where the gateway's `ETag` names one. */
  version?: string
  /** The file, where one was asked for and came; the envelope is empty then. */
  file?: Blob
  /** The call that it answers. */
  trace?: Trace
  /** The JSON text, where `body` holds numbers as texts. */
  source?: string
}

export type Rows = {
  rows: readonly Fields[]
  total: number
  /** Set where the gateway told no count: there may be more rows than `total`. */
  isAtLeast?: true
}

/**
 * Reads one HTTP answer. The worst of HTTP status and envelope code wins: 401, 5xx, 403, 404, any other
 * that is not 200.
 *
 * @param facts `isBodiless`: whether a 204 is an answer to this call; default false
 * @throws {GatewayError} kind by §8; `unreadable` when an HTTP success carries no envelope, `unexpected` when it
 *   carries a page
 */
export function readEnvelope(httpStatus: number, text: string, facts: HttpFacts = {}): Answer {
  const { retryAfterMs, trace, isBodiless = false } = facts
  if (isBodiless && httpStatus === 204 && text === '') return { code: 200, msg: '', body: {} }
  const body = readBody(text)
  const status = isSuccess(httpStatus) ? 200 : httpStatus
  const envelopeCode = body && readCode(field(body, 'code') ?? errorStatus(body))
  if (!body || envelopeCode === undefined) {
    if (status !== 200) throw failure(status, httpStatus, undefined, retryAfterMs)
    trace?.note(body ? 'no readable "code"' : `no envelope in ${text.length} characters`)
    const situation = /^\s*</.test(text) ? 'unexpected' : 'unreadable'
    throw new GatewayError(situation, { httpStatus, requestId: trace?.id })
  }
  const code = severity(envelopeCode) >= severity(status) ? envelopeCode : status
  if (code !== 200) throw failure(code, httpStatus, wordsOf(body), retryAfterMs)
  const msg = field(body, 'msg')
  return {
    code,
    msg: typeof msg === 'string' ? msg : '',
    body,
    ...(trace && { trace }),
    ...(mayHaveNumberTexts(text) && { source: text }),
  }
}

/** Whether an HTTP status is a success: any 2xx, as some gateways answer a POST with 201. */
export function isSuccess(httpStatus: number): boolean {
  return httpStatus >= 200 && httpStatus < 300
}

export type HttpFacts = {
  retryAfterMs?: number | undefined
  trace?: Trace
  isBodiless?: boolean
}

/**
 * A successful answer without what the caller needs of it: the log gets the name of the field, the operator
 * the number under which it stands there.
 *
 * @param field such as `data.token`
 */
export function lacking({ code, trace }: Answer, field: string): GatewayError {
  trace?.note(`no usable "${field}"`)
  return new GatewayError('unreadable', { code, requestId: trace?.id })
}

/** The envelope's `data`; undefined when there is none, which is legal (§7). */
export function dataOf(answer: Answer): unknown {
  return field(answer.body, 'data')
}

/**
 * A list answer: `rows` and `total` at top level or under `data`, or `data` itself as the list. Rows that
 * are no objects are dropped, and the log says how many. A total that is no count becomes the number of rows
 * seen, of which there may be more.
 *
 * @param seenBefore rows on the pages before this one, default 0
 * @param options `bareEmpty`: whether an answer with neither rows, total nor data is an empty list; default
 *   false
 * @throws {GatewayError} `unreadable` when there is no list, unless the total is 0
 */
export function rowsOf(answer: Answer, seenBefore = 0, { bareEmpty = false } = {}): Rows {
  const data = dataOf(answer)
  if (Array.isArray(data)) {
    const kept = keptOf(data, answer)
    return { rows: kept, total: kept.length }
  }
  const list = isFields(data) && Object.hasOwn(data, 'rows') ? data : answer.body
  const rows = field(list, 'rows')
  const total = readCount(field(list, 'total'))
  if (Array.isArray(rows)) return withTotal(keptOf(rows, answer), total, seenBefore)
  if (total === 0 || (bareEmpty && isBare(answer.body))) return { rows: [], total: 0 }
  throw lacking(answer, 'rows')
}

/** An own property; never one inherited. */
export function field(object: Fields, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** Whether a value read from JSON is an object with keys. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readBody(text: string): Fields | undefined {
  try {
    const value = readJson(text)
    return isFields(value) ? value : undefined
  } catch {
    // unreadable text is judged by the HTTP status
    return undefined
  }
}

function readCode(code: unknown): number | undefined {
  if (code === undefined || code === null || code === '' || code === false) return 200
  const value = typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : code
  if (typeof value !== 'number') return undefined
  return value === 0 ? 200 : value
}

/** What frameworks answer in place of an envelope: `{ status: 404, error: 'Not Found' }`, `{ statusCode: 404, … }`. */
function errorStatus(body: Fields): number | undefined {
  const said = [field(body, 'status'), field(body, 'statusCode')]
  const isError = (value: unknown) => typeof value === 'number' && value >= 400 && value < 600
  const status = isBare(body) ? said.find(isError) : undefined
  return typeof status === 'number' ? status : undefined
}

function wordsOf(body: Fields): unknown {
  return field(body, 'msg') ?? field(body, 'message')
}

function isBare(body: Fields): boolean {
  return !['rows', 'total', 'data'].some((key) => Object.hasOwn(body, key))
}

function keptOf(rows: readonly unknown[], { trace }: Answer): readonly Fields[] {
  const kept = rows.filter(isFields)
  const dropped = rows.length - kept.length
  if (dropped > 0) trace?.note(`${dropped} of ${rows.length} rows are none`)
  return kept
}

function withTotal(rows: readonly Fields[], total: number | undefined, seenBefore: number): Rows {
  if (total !== undefined) return { rows, total: Math.max(total, rows.length) }
  // beyond the end nobody knows how many there were before
  if (rows.length === 0) return { rows, total: 0 }
  return { rows, total: seenBefore + rows.length, isAtLeast: true }
}

function severity(code: number): number {
  if (code === 401) return 5
  if (isServerCode(code)) return 4
  if (code === 403) return 3
  if (code === 404) return 2
  return code === 200 ? 0 : 1
}

function failure(code: number, httpStatus: number, msg: unknown, retryAfterMs?: number) {
  return new GatewayError(situationOf(code, httpStatus), {
    code,
    httpStatus,
    retryAfterMs,
    ...(typeof msg === 'string' && { msg }),
  })
}
