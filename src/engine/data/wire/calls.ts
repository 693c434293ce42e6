import type { Dialect } from '@/engine/config'
import type { Client } from '@/engine/gateway/client'
import { GatewayError } from '@/engine/gateway/errors'
import { fieldsInPath, type Action, type ActionCall } from '@/engine/schema/action'
import { ConfigurationError } from '@/engine/schema/errors'
import { kindOf } from '@/engine/schema/field'
import { inputText, wireValue } from '@/engine/schema/input'
import type { Resource } from '@/engine/schema/resource'
import { tagOf, writeBody, type PortalRecord, type WriteId } from './records'

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

export function senderOf(client: Client, { method }: ActionCall) {
  return client[methods[method]]
}

export function callOf({ path, actions }: Resource, action: string): ActionCall {
  return actions[action]?.call ?? { method: 'PUT', path: `${path}/${action}/{id}` }
}

export function hasBody({ method }: ActionCall): boolean {
  return method === 'POST' || method === 'PUT'
}

export function needsRecord(call: ActionCall, { sends }: Action): boolean {
  return sends !== undefined || fieldsInPath(call).some((name) => name !== 'id')
}

export function pathOf({ path }: ActionCall, { fields }: Resource, record: PortalRecord): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const field = fields[name]
    return encodeURIComponent(field ? inputText(field, record[name]) : String(record[name] ?? ''))
  })
}

/** What an action sends of its record as it will be, in the JSON types in which it came. */
export function sentOf(
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

/** What an operator signs for: the record as it was last read, and its fields in the dialog. */
export type Signed = { readonly record: PortalRecord; readonly fields: readonly string[] }

/**
 * What a call sends so that the gateway refuses it if the record has changed since: `If-Match` with the record's
 * version if the gateway gave one; else the fields as `expect` if its dialect takes them. A stock gateway does
 * neither: the reading right before is the only check.
 */
export function termsOf(
  { fields }: Pick<Resource, 'fields'>,
  signed: Signed | undefined,
  { expects }: Pick<Dialect, 'expects'>,
): { headers?: { 'If-Match': string }; body?: { expect: Readonly<Record<string, unknown>> } } {
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

/**
 * Runs a tool of a list. Where gateways differ in its path, this dialect's comes first, then the others'; if none is
 * known, the first refusal counts.
 */
export async function runTool(
  client: Client,
  { cachePath }: Dialect,
  { name, list }: Resource,
  tool: string,
): Promise<void> {
  const call = list?.tools?.[tool]?.call
  if (!call)
    throw new ConfigurationError(`'${name}' has no tool '${tool}': declare it in list.tools`)
  const words = new Set([cachePath, 'clearCache', 'refreshCache'])
  const paths = new Set([...words].map((word) => call.path.replace('{cachePath}', word)))
  let refusal: unknown
  for (const path of paths) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await senderOf(client, call)(path)
      return
    } catch (error) {
      refusal ??= error
      if (!isUnknownCall(refusal)) break
    }
  }
  throw refusal
}

/** Old gateways of the family answer an unknown path with 404 or 405, or fail with 500. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof GatewayError && [404, 405, 500].includes(error.code)
}
