import type { Dialect } from '@/engine/config'
import { GatewayError } from '@/engine/gateway/errors'
import type { Gateway } from '@/engine/gateway/gateway'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import { fieldsInPath, type Action, type ActionCall } from '@/engine/schema/action'
import { ConfigurationError } from '@/engine/schema/errors'
import { kindOf } from '@/engine/schema/field'
import { inputText, wireValue } from '@/engine/schema/input'
import type { Resource } from '@/engine/schema/resource'
import { idempotencyHeader } from './idempotency'
import { tagOf, writeBody, type PortalRecord, type WriteId } from './records'

export type Write = {
  readonly secondPwd?: string
  /** The gateway performs a write at most once per key. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export function sending({ idempotencyKey, secondPwd, signal }: Write = {}) {
  const headers = { ...(idempotencyKey !== undefined && idempotencyHeader(idempotencyKey)) }
  return {
    options: { headers, signal },
    secondFactor: secondPwd === undefined ? {} : { secondPwd },
  }
}

export type ActParams = Write & {
  readonly id: string
  readonly action: string
  readonly args: Readonly<Record<string, unknown>>
  readonly idempotencyKey: string
  /** The record and the dialog's fields that the operator signs for. */
  readonly signed?: Signed | undefined
}

type Signed = { readonly record: PortalRecord; readonly fields: readonly string[] }

type Calling = Pick<Gateway, 'client' | 'dialect'>

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

export async function runAction(
  { client, dialect }: Calling,
  resource: Resource,
  { id, action, args, signed, ...write }: ActParams,
  readOne: (resource: Resource, id: string) => Promise<PortalRecord>,
): Promise<void> {
  const { path, actions } = resource
  const declared = actions[action] ?? {}
  const call: ActionCall = declared.call ?? { method: 'PUT', path: `${path}/${action}/{id}` }
  const isNeeded = declared.sends ?? fieldsInPath(call).some((name) => name !== 'id')
  const record = signed?.record ?? (isNeeded ? await readOne(resource, id) : { id })
  // calls that the family defines, such as a job's run, take no terms
  const terms = declared.call ? {} : termsOf(resource, signed, dialect)
  const writeId = wireIdsOf(client).write
  const { options, secondFactor } = sending(write)
  const body = {
    ...sentOf(resource, declared, record, writeId),
    ...writeBody(declared.args ?? {}, args, writeId, record),
    ...terms.body,
    ...secondFactor,
  }
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  await client[methods[call.method]](pathOf(call, resource, record), {
    ...options,
    headers: { ...options.headers, ...terms.headers },
    ...(hasBody && { body }),
  })
}

function pathOf({ path }: ActionCall, { fields }: Resource, record: PortalRecord): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const field = fields[name]
    return encodeURIComponent(field ? inputText(field, record[name]) : String(record[name] ?? ''))
  })
}

function sentOf(
  { fields }: Resource,
  { sends = [], sets }: Action,
  record: PortalRecord,
  writeId: WriteId,
): Record<string, unknown> {
  const after: Readonly<Record<string, unknown>> = { ...record, ...sets }
  const sent = Object.entries(fields).filter(([name]) => sends.includes(name))
  const texts = sent.map(([name, field]) => [name, inputText(field, after[name])] as const)
  return writeBody(Object.fromEntries(sent), Object.fromEntries(texts), writeId, record)
}

type Terms = {
  headers?: { 'If-Match': string }
  body?: { expect: Readonly<Record<string, unknown>> }
}

/**
 * Makes the gateway refuse a record that changed since. A stock gateway can't: only the reading right before protects.
 */
function termsOf({ fields }: Resource, signed: Signed | undefined, { expects }: Dialect): Terms {
  if (!signed || signed.fields.length === 0) return {}
  const { record } = signed
  const tag = tagOf(record)
  if (tag !== undefined) return { headers: { 'If-Match': tag } }
  const expect = signed.fields.flatMap((name) => {
    const field = fields[name]
    if (!field || kindOf(field).derive || kindOf(field).hidden) return []
    const value = record[name] ?? null
    const sent = value === null ? null : wireValue(field, inputText(field, value))
    return [[field.wire ?? name, sent] as const]
  })
  return expects && expect.length > 0 ? { body: { expect: Object.fromEntries(expect) } } : {}
}

/** Tries this dialect's path first, then the others; if none is known, the first refusal counts. */
export async function runTool(
  { client, dialect }: Calling,
  { name, list }: Resource,
  tool: string,
): Promise<void> {
  const call = list?.tools?.[tool]?.call
  if (!call)
    throw new ConfigurationError(`'${name}' has no tool '${tool}': declare it in list.tools`)
  const words = [dialect.cachePath, 'clearCache', 'refreshCache']
  const paths = new Set(words.map((word) => call.path.replace('{cachePath}', word)))
  let refusal: unknown
  for (const path of paths) {
    try {
      await client[methods[call.method]](path)
      return
    } catch (error) {
      refusal ??= error
      if (!isUnknownCall(refusal)) break
    }
  }
  throw refusal
}

/** Old gateways of the family answer an unknown path with 404, 405 or 500. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof GatewayError && [404, 405, 500].includes(error.code)
}
