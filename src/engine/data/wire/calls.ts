import type { Client } from '@/engine/gateway/client'
import type { Dialect } from '@/engine/config'
import type { Resource } from '@/engine/schema/resource'
import { fieldsInPath, type Action, type ActionCall } from '@/engine/schema/action'
import { inputText } from '@/engine/schema/input'
import { writeBody, type PortalRecord, type WriteId } from './records'

type Values = Readonly<Record<string, unknown>>

const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** The client's way of making a call. */
export function senderOf(client: Client, { method }: ActionCall) {
  return client[methods[method]]
}

/** The call behind an action; `PUT {path}/{action}/{id}` where it declares none. */
export function callOf({ path, actions }: Resource, action: string): ActionCall {
  return actions[action]?.call ?? { method: 'PUT', path: `${path}/${action}/{id}` }
}

/** Whether a call carries more than its path. */
export function hasBody({ method }: ActionCall): boolean {
  return method === 'POST' || method === 'PUT'
}

/** Whether a call says more of its record than the id. */
export function needsRecord(call: ActionCall, { sends }: Action): boolean {
  return sends !== undefined || fieldsInPath(call).some((name) => name !== 'id')
}

/** The path of a call, its `{field}`s filled in from the record. */
export function pathOf({ path }: ActionCall, { fields }: Resource, record: Values): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const field = fields[name]
    return encodeURIComponent(field ? inputText(field, record[name]) : String(record[name] ?? ''))
  })
}

/**
 * What an action sends of its record, as the record will be, in the JSON types in which it came; nothing where it
 * sends none of it.
 */
export function sentOf(
  { fields }: Resource,
  { sends = [], sets }: Action,
  record: PortalRecord,
  writeId: WriteId,
): Record<string, unknown> {
  const then: Values = { ...record, ...sets }
  const sent = Object.entries(fields).filter(([name]) => sends.includes(name))
  const texts = sent.map(([name, field]) => [name, inputText(field, then[name])])
  return writeBody(Object.fromEntries(sent), Object.fromEntries(texts) as Values, writeId, record)
}

/** The paths that a call may have: where gateways differ, this dialect's first, then the others'. */
export function pathsOf({ path }: ActionCall, { cachePath }: Dialect): readonly string[] {
  if (!path.includes('{cachePath}')) return [path]
  return [...new Set([cachePath, 'clearCache', 'refreshCache'])].map((word) =>
    path.replace('{cachePath}', word),
  )
}
