import { LosslessNumber } from 'lossless-json'
import type { Resource } from '@/engine/schema/resource'
import { isScalar, withNumberTexts } from '@/engine/values/exact'
import { isFields } from '@/engine/gateway/envelope'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { isChanged, wireValueOver } from '@/engine/schema/input'
import { toText } from '@/engine/schema/kind'
import { readPlanOf } from './readPlan'

type Row = Readonly<Record<string, unknown>>

export type WriteId = (resource: string, id: string) => unknown

type Received = {
  /** The server's text of the last change, if the record can be edited. */
  readonly version?: string | undefined
  /** From the record's own answer, as `If-Match` takes it. */
  readonly tag?: string | undefined
  readonly originals?: Readonly<Record<string, string>> | undefined
  readonly names?: Readonly<Record<string, string>> | undefined
  /** What a form or an action may send back, by wire name. */
  readonly wire?: Row | undefined
  readonly unread?: readonly string[]
}

// No field can have this name. The value survives the query cache, which copies plain objects.
const receivedKey = '@received'

export type PortalRecord = { readonly id: string; readonly [receivedKey]?: Received } & Row

export function readRecord(resource: Resource, row: Row): PortalRecord {
  const { parts, derived } = readPlanOf(resource)
  const record: { id: string; [receivedKey]?: Received } & Record<string, unknown> = { id: '' }
  for (const { name, wire, field, kind } of parts)
    record[name] = kind.parse(withNumberTexts(row[wire]), field)
  for (const { name, field, kind } of derived) record[name] = kind.derive?.(record, field)
  if (typeof record.id !== 'string') record.id = ''
  const received = receivedIn(resource, row, record)
  if (received) record[receivedKey] = received
  return record
}

function receivedIn(resource: Resource, row: Row, record: Row): Received | undefined {
  const { original, named, sent } = readPlanOf(resource)
  const version = resource.edit && versionIn(row)
  const originals: Record<string, string> = {}
  for (const { name, wire, field, kind } of original) {
    const value = record[name]
    if (value === null) continue
    const text = kind.original?.(withNumberTexts(row[wire]), value, field)
    if (text !== undefined) originals[name] = text
  }
  const names: Record<string, string> = {}
  for (const { name, object, key } of named) {
    const inner = row[object]
    const text = isFields(inner) && toText(inner[key])
    if (text) names[name] = text
  }
  const wires: Record<string, unknown> = {}
  for (const { wire, field } of sent) {
    const value = Object.hasOwn(row, wire) ? sendableOf(field, row[wire]) : undefined
    if (value !== undefined) wires[wire] = value
  }
  if (version !== undefined) wires['updateTime'] = row['updateTime']
  const received = {
    version,
    originals: unlessEmpty(originals),
    names: unlessEmpty(names),
    wire: unlessEmpty(wires),
  }
  return Object.values(received).some((part) => part !== undefined) ? received : undefined
}

function unlessEmpty<T extends object>(object: T): T | undefined {
  return Object.keys(object).length === 0 ? undefined : object
}

function versionIn(row: Row): string | undefined {
  const text = toText(withNumberTexts(row['updateTime']))
  // some gateways write this for a time that they can't format
  return text === null || /^invalid date$/i.test(text) ? undefined : text
}

function sendableOf(field: FieldMap[string], received: unknown): unknown {
  const { kept } = kindOf(field)
  if (kept) return kept(received, field)
  const isPlain = Array.isArray(received) ? received.every(isScalar) : isScalar(received)
  return isPlain ? received : undefined
}

/** Notes missing fields that an edit can only replace as a whole. */
export function noteUnread(resource: Resource, row: Row, record: PortalRecord): PortalRecord {
  const unread = Object.entries(resource.fields)
    .filter(([name, field]) => kindOf(field).replacesAll && row[field.wire ?? name] === undefined)
    .map(([name]) => name)
  return unread.length === 0 ? record : withReceived(record, { unread })
}

export function versionOf(record: PortalRecord): string | undefined {
  return record[receivedKey]?.version
}

export function withVersion(record: PortalRecord, version: string | undefined): PortalRecord {
  return version === undefined ? record : withReceived(record, { version })
}

export function tagOf(record: PortalRecord): string | undefined {
  return record[receivedKey]?.tag
}

export function withTag(record: PortalRecord, tag: string | undefined): PortalRecord {
  return tag === undefined ? record : withReceived(record, { tag })
}

export function originalOf(record: PortalRecord, name: string): string | undefined {
  return record[receivedKey]?.originals?.[name]
}

export function nameOf(record: PortalRecord, name: string): string | undefined {
  return record[receivedKey]?.names?.[name]
}

export function unreadOf(record: PortalRecord | undefined): readonly string[] {
  return record?.[receivedKey]?.unread ?? []
}

export function withRead(
  { fields }: Resource,
  record: PortalRecord,
  fresh: PortalRecord,
): PortalRecord {
  const names = unreadOf(record).filter((name) => !unreadOf(fresh).includes(name))
  const wireNames = names.map((name) => fields[name]?.wire ?? name)
  const values = { ...record, ...pick(fresh, names) }
  return withReceived(values, {
    wire: { ...wireOf(record), ...pick(wireOf(fresh), wireNames) },
    unread: unreadOf(record).filter((name) => !names.includes(name)),
  })
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
}

function withReceived(record: PortalRecord, received: Received): PortalRecord {
  return { ...record, [receivedKey]: { ...record[receivedKey], ...received } }
}

function wireOf(record: PortalRecord | undefined): Row {
  return record?.[receivedKey]?.wire ?? {}
}

/** Whether the answer had the field. A secret counts as answered, as none ever comes. */
export function isAnswered(
  { fields }: Pick<Resource, 'fields'>,
  record: PortalRecord,
  name: string,
): boolean {
  const field = fields[name]
  return (
    !field || kindOf(field).hidden === true || Object.hasOwn(wireOf(record), field.wire ?? name)
  )
}

/** Omits empty values. Unchanged values go as received, others in the received JSON type. */
export function writeBody(
  fields: FieldMap,
  values: Row,
  writeId: WriteId,
  over?: PortalRecord,
): Record<string, unknown> {
  const written = Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (value === undefined || value === null) return []
    if (value === '' && !kindOf(field).sendsEmpty) return []
    const wire = field.wire ?? name
    const received = wireOf(over)[wire]
    const old = over?.[name]
    const isSame =
      typeof value === 'string' &&
      received !== undefined &&
      old !== undefined &&
      !isChanged(field, value, old)
    return [[wire, isSame ? received : onWire(field, value, received, writeId)] as const]
  })
  return Object.fromEntries(written)
}

/**
 * An untouched field goes as received, or not at all. A touched one keeps the received JSON type, an emptied one
 * becomes an empty text, a secret is sent only when typed.
 */
export function writeEdit(
  resource: Resource,
  values: Row,
  over: PortalRecord,
  writeId: WriteId,
): Record<string, unknown> {
  const { fields, edit } = resource
  const wire = wireOf(over)
  const written = (edit?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    if (!field || field.readOnly || !Object.hasOwn(values, name)) return []
    const key = field.wire ?? name
    const value = values[name] ?? ''
    if (typeof value !== 'string' || isChanged(field, value, over[name]))
      return [[key, onWire(field, value, wire[key], writeId)] as const]
    // an unreadable text such as `Invalid date` is not sent back
    const isReadable = over[name] !== null || wire[key] === null || wire[key] === ''
    return Object.hasOwn(wire, key) && isReadable ? [[key, wire[key]] as const] : []
  })
  const id = fields['id']?.wire ?? 'id'
  return {
    [id]: Object.hasOwn(wire, id) ? wire[id] : over.id,
    ...Object.fromEntries(written),
    ...versionToSend(over),
  }
}

function versionToSend(over: PortalRecord): Record<string, unknown> {
  const version = versionOf(over)
  if (version === undefined) return {}
  const received = wireOf(over)['updateTime']
  const isSame =
    (received instanceof LosslessNumber ? received.value : toText(received)) === version
  return { updateTime: isSame ? received : version }
}

// Typed texts travel as their kind writes them; other values are the caller's.
function onWire(
  field: FieldMap[string],
  value: unknown,
  received: unknown,
  writeId: WriteId,
): unknown {
  return typeof value === 'string' ? wireValueOver(field, value, received, writeId) : value
}
