import { tried } from '@/engine/values/tried'
import { GatewayError, isServerCode, situationOf } from './errors'
import { readMarked, withNumbers, type MarkedJson } from './json'
import type { Trace } from './trace'

export type Fields = Readonly<Record<string, unknown>>

/** A successful answer of the gateway. */
export type Answer = {
  /** Always 200; a missing or falsy code counts as 200 (§7). */
  code: number
  /** Uncut, as some gateways put a value here. */
  msg: string
  /** The envelope. Numbers that are not safe integers are strings of their source. */
  body: Fields
  /** The strong version from the `ETag`, with its quotes. */
  version?: string | undefined
  /** The requested file; the envelope is then empty. */
  file?: Blob
  trace?: Trace
  /** Set if `body` contains numbers as strings. */
  marked?: MarkedJson
  /** Whether an answer without rows, total and data is an empty list; default false. */
  bareEmpty?: boolean
}

export type Rows = {
  rows: readonly Fields[]
  total: number
  /** Set if the gateway gave no count: there may be more rows than `total`. */
  isAtLeast?: true
}

export type HttpFacts = {
  retryAfterMs?: number | undefined
  trace?: Trace
  /** Whether a 204 is valid for this call; default false. */
  isBodiless?: boolean
}

/**
 * Reads an HTTP answer. The worst of HTTP status and envelope code wins: 401, 5xx, 403, 404, any other than 200.
 *
 * @throws {GatewayError} kind by §8; `unreadable` for a success without an envelope, `unexpected` for an HTML page
 */
export function readEnvelope(httpStatus: number, text: string, facts: HttpFacts = {}): Answer {
  const { retryAfterMs, trace, isBodiless = false } = facts
  if (isBodiless && httpStatus === 204 && text === '') return { code: 200, msg: '', body: {} }
  const marked = tried(() => readMarked(text))
  const body = marked && fieldsIn(marked)
  const status = isSuccess(httpStatus) ? 200 : httpStatus
  const fail = (code: number, msg?: unknown) =>
    new GatewayError(situationOf(code, httpStatus), {
      code,
      httpStatus,
      retryAfterMs,
      msg: typeof msg === 'string' ? msg : undefined,
    })
  const envelopeCode = body && readCode(field(body, 'code') ?? errorStatus(body))
  if (!body || envelopeCode === undefined) {
    if (status !== 200) throw fail(status)
    trace?.note(body ? 'no readable "code"' : `no envelope in ${text.length} characters`)
    const situation = /^\s*</.test(text) ? 'unexpected' : 'unreadable'
    throw new GatewayError(situation, { httpStatus, requestId: trace?.id })
  }
  const code = severity(envelopeCode) >= severity(status) ? envelopeCode : status
  const msg = field(body, 'msg')
  if (code !== 200) throw fail(code, msg ?? field(body, 'message'))
  return {
    code,
    msg: typeof msg === 'string' ? msg : '',
    body,
    ...(trace && { trace }),
    ...(marked?.mark !== undefined && { marked }),
  }
}

/** Any 2xx, as some gateways answer a POST with 201. */
export function isSuccess(httpStatus: number): boolean {
  return httpStatus >= 200 && httpStatus < 300
}

/** The error of a success without a required field, such as `data.token`, which the log names. */
export function lacking({ code, trace }: Answer, field: string): GatewayError {
  trace?.note(`no usable "${field}"`)
  return new GatewayError('unreadable', { code, requestId: trace?.id })
}

/** The envelope's `data`, which may be missing (§7). */
export function dataOf(answer: Pick<Answer, 'body'>): unknown {
  return field(answer.body, 'data')
}

/** The places that may have an answer's fields: `data`, then the top level. */
export function placesOf(answer: Pick<Answer, 'body'>): readonly Fields[] {
  return [dataOf(answer), answer.body].filter(isFields)
}

/**
 * Reads a list: `rows` and `total` at top level or under `data`, or `data` itself as the list. Rows that are not
 * objects are dropped and logged. An invalid total becomes the number of rows seen, as a minimum.
 *
 * @param seenBefore rows on earlier pages; default 0
 * @throws {GatewayError} `unreadable` without a list, unless the total is 0
 */
export function rowsOf(answer: Answer, seenBefore = 0): Rows {
  const data = dataOf(answer)
  if (Array.isArray(data)) {
    const rows = objectsIn(data, answer)
    return { rows, total: rows.length }
  }
  const list = isFields(data) && Object.hasOwn(data, 'rows') ? data : answer.body
  const found = field(list, 'rows')
  const total = readCount(field(list, 'total'))
  if (!Array.isArray(found)) {
    if (total === 0 || (answer.bareEmpty && isBare(answer.body))) return { rows: [], total: 0 }
    throw lacking(answer, 'rows')
  }
  const rows = objectsIn(found, answer)
  if (total !== undefined) return { rows, total: Math.max(total, rows.length) }
  // past the end the number of earlier rows is unknown
  if (rows.length === 0) return { rows, total: 0 }
  return { rows, total: seenBefore + rows.length, isAtLeast: true }
}

/** An own property, never an inherited one. */
export function field(object: Fields, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsIn(marked: MarkedJson): Fields | undefined {
  const value = withNumbers(marked, (source) => source)
  return isFields(value) ? value : undefined
}

/** Reads a count: a whole number from 0, or its JSON text (`12`, `'12'`, `1e9`); undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const isText =
    typeof value === 'string' && /^\s*\d{1,15}(?:\.0+)?(?:e\+?\d{1,2})?\s*$/i.test(value)
  const count = isText ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

function readCode(code: unknown): number | undefined {
  if (code === undefined || code === null || code === '' || code === false) return 200
  const value = typeof code === 'string' && /^-?\d{1,9}$/.test(code) ? Number(code) : code
  if (typeof value !== 'number') return undefined
  return value === 0 ? 200 : value
}

/** Frameworks' own errors: `{ status: 404, error: 'Not Found' }`, `{ statusCode: 404, … }`. */
function errorStatus(body: Fields): unknown {
  if (!isBare(body)) return undefined
  const statuses = [field(body, 'status'), field(body, 'statusCode')]
  return statuses.find((one) => typeof one === 'number' && one >= 400 && one < 600)
}

function isBare(body: Fields): boolean {
  return !['rows', 'total', 'data'].some((key) => Object.hasOwn(body, key))
}

function objectsIn(rows: readonly unknown[], { trace }: Answer): readonly Fields[] {
  const objects = rows.filter(isFields)
  const dropped = rows.length - objects.length
  if (dropped > 0) trace?.note(`${dropped} of ${rows.length} rows are none`)
  return objects
}

function severity(code: number): number {
  if (code === 401) return 5
  if (isServerCode(code)) return 4
  if (code === 403) return 3
  if (code === 404) return 2
  return code === 200 ? 0 : 1
}
