import { LosslessNumber } from 'lossless-json'
import type { Resource } from '@/engine/schema/resource'
import { isScalar, withNumberTexts } from '@/engine/values/exact'
import { kindOf, type FieldMap } from '@/engine/schema/field'
import { isChanged, wireValueOver } from '@/engine/schema/input'
import { toText } from '@/engine/schema/kind'

type Row = Readonly<Record<string, unknown>>

/** Writes an id of a resource that did not come in its place before. */
export type WriteId = (resource: string, id: string) => unknown

/** A record as react-admin's cache holds it: declared fields only, each read by its kind. */
export type PortalRecord = { readonly id: string } & Row

/**
 * Reads one row of the wire into a fresh object; whatever is not declared is dropped.
 *
 * @param row numbers that are no safe integers as text or as `LosslessNumber`
 */
export function readRecord(resource: Resource, row: Row): PortalRecord {
  const fields = Object.entries(resource.fields).map(([name, field]) => [
    name,
    kindOf(field).parse(withNumberTexts(row[field.wire ?? name]), field),
  ])
  const record: Record<string, unknown> = Object.fromEntries(fields)
  for (const [name, field] of Object.entries(resource.fields)) {
    const { derive } = kindOf(field)
    if (derive) record[name] = derive(record, field)
  }
  const version = resource.edit && versionIn(row)
  const originals = readOriginals(resource, row, record)
  const names = readNames(resource, row)
  const wire = readWire(resource, row)
  return {
    ...record,
    ...(version !== undefined && { [versionKey]: version }),
    ...(Object.keys(originals).length > 0 && { [originalsKey]: originals }),
    ...(Object.keys(names).length > 0 && { [namesKey]: names }),
    ...(Object.keys(wire).length > 0 && { [wireKey]: wire }),
    id: typeof record.id === 'string' ? record.id : '',
  }
}

/** A record with the fields noted that can only be replaced as a whole and did not come. */
export function noteUnread(resource: Resource, row: Row, record: PortalRecord): PortalRecord {
  const unread = Object.entries(resource.fields).flatMap(([name, field]) => {
    const isMissing = kindOf(field).replacesAll && row[field.wire ?? name] === undefined
    return isMissing ? [name] : []
  })
  return unread.length === 0 ? record : { ...record, [unreadKey]: unread }
}

function versionIn(row: Row): string | undefined {
  const text = toText(withNumberTexts(row['updateTime']))
  // what some gateways write for a time that they could not
  return text === null || /^invalid date$/i.test(text) ? undefined : text
}

function readOriginals({ fields }: Resource, row: Row, record: Row) {
  const texts = Object.entries(fields).map(([name, field]) => {
    const value = record[name]
    const wire = withNumberTexts(row[field.wire ?? name])
    return [name, value === null ? undefined : kindOf(field).original?.(wire, value, field)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Record<
    string,
    string
  >
}

/** The names that the row itself gives of the records it refers to. */
function readNames({ fields }: Resource, row: Row): Readonly<Record<string, string>> {
  const names = Object.entries(fields).flatMap(([name, field]) => {
    const [object = '', key = ''] = kindOf(field).namedIn?.(field) ?? []
    const text = toText((row[object] as Row | null | undefined)?.[key])
    return text === null ? [] : [[name, text] as const]
  })
  return Object.fromEntries(names)
}

/** What came of the fields that a form or an action may send back, by wire name. */
function readWire(resource: Resource, row: Row): Row {
  const came = [...sentBack(resource)].flatMap((name) => {
    const field = resource.fields[name]
    const wire = field?.wire ?? name
    if (!field || kindOf(field).hidden || !Object.hasOwn(row, wire)) return []
    const value = keptOf(field, row[wire])
    return value === undefined ? [] : [[wire, value] as const]
  })
  const version = resource.edit && versionIn(row) !== undefined
  return Object.fromEntries(version ? [...came, ['updateTime', row['updateTime']]] : came)
}

function sentBack({ fields, edit, actions }: Resource): ReadonlySet<string> {
  const sent = Object.values(actions).flatMap(({ sends = [] }) => sends)
  const asked = Object.values(actions).flatMap(({ args = {} }) => Object.keys(args))
  const names = [...(edit?.fields ?? []), ...sent, ...asked.filter((name) => fields[name])]
  return new Set(names.length === 0 ? [] : ['id', ...names])
}

function keptOf(field: FieldMap[string], came: unknown): unknown {
  const { kept } = kindOf(field)
  if (kept) return kept(came, field)
  const isPlain = Array.isArray(came) ? came.every(isScalar) : isScalar(came)
  return isPlain ? came : undefined
}

// No field can have these names: they are no identifiers. What they hold survives the query cache, which
// copies plain objects.
const versionKey = '@updateTime'
const tagKey = '@etag'
const originalsKey = '@originals'
const namesKey = '@names'
const wireKey = '@wire'
const unreadKey = '@unread'

/** The server's own text of when an editable record was last changed, to the letter. */
export function versionOf(record: Row): string | undefined {
  return toText(record[versionKey]) ?? undefined
}

/** The version that the gateway gave a record when it was read by itself, as `If-Match` takes it. */
export function tagOf(record: Readonly<Record<string, unknown>>): string | undefined {
  return toText(record[tagKey]) ?? undefined
}

/** A record and the version that came with it. */
export function withTag(record: PortalRecord, tag: string | undefined): PortalRecord {
  return tag === undefined ? record : { ...record, [tagKey]: tag }
}

/** The server's own text of a field, where what is shown of it reads otherwise. */
export function originalOf(record: Row, name: string): string | undefined {
  const originals = record[originalsKey] as Readonly<Record<string, string>> | undefined
  return originals?.[name]
}

/** What the gateway's row told of the record that a field refers to. */
export function nameOf(record: Row, name: string): string | undefined {
  return (record[namesKey] as Readonly<Record<string, string>> | undefined)?.[name]
}

/** The fields of a record that could not be read. */
export function unreadOf(record: Row | undefined): readonly string[] {
  return (record?.[unreadKey] as readonly string[] | undefined) ?? []
}

/** A record with the fields that could not be read, as another reading of it has them. */
export function withRead({ fields }: Resource, record: PortalRecord, fresh: Row): PortalRecord {
  const names = unreadOf(record).filter((name) => !unreadOf(fresh).includes(name))
  const values = names.map((name) => [name, fresh[name]])
  const wires = names.flatMap((name) => {
    const wire = fields[name]?.wire ?? name
    return Object.hasOwn(wireOf(fresh), wire) ? [[wire, wireOf(fresh)[wire]]] : []
  })
  return {
    ...record,
    ...(Object.fromEntries(values) as Row),
    [wireKey]: { ...wireOf(record), ...(Object.fromEntries(wires) as Row) },
    [unreadKey]: unreadOf(record).filter((name) => !names.includes(name)),
  }
}

function wireOf(record: Row): Row {
  return (record[wireKey] as Row | undefined) ?? {}
}

/** The record as it was when the server's text of its last change was another. */
export function withVersion(record: PortalRecord, version: string | undefined): PortalRecord {
  return version === undefined ? record : { ...record, [versionKey]: version }
}

/** What a record has of a field as it came; its text where it is not known how it came. */
export function cameOf({ fields }: Resource, name: string, record: PortalRecord): unknown {
  const wire = fields[name]?.wire ?? name
  return Object.hasOwn(wireOf(record), wire) ? wireOf(record)[wire] : record[name]
}

/**
 * Writes named values under their wire names; the empty and the undeclared stay behind. What stands for what came is
 * written as it came, anything else in the JSON type of what came in its place.
 *
 * @param over the record that the values were entered over
 */
export function writeBody(
  fields: FieldMap,
  values: Row,
  writeId: WriteId,
  over: Row = {},
): Record<string, unknown> {
  const written = Object.entries(fields)
    .filter(([name, field]) => travels(field, values[name]))
    .map(([name, field]) => {
      const came = wireOf(over)[field.wire ?? name]
      return [field.wire ?? name, onWire(field, values[name], { came, writeId, old: over[name] })]
    })
  return Object.fromEntries(written) as Record<string, unknown>
}

function travels(field: FieldMap[string], value: unknown): boolean {
  if (value === undefined || value === null) return false
  return value !== '' || kindOf(field).sendsEmpty === true
}

/**
 * Writes a changed record: its id, the given fields of the edit form, and the `updateTime` of the record it was made
 * over. An untouched field goes as it came, or not at all where it did not come; a touched one in the JSON type of
 * what came, emptied as an empty text; a secret only when one was typed.
 */
export function writeEdit(
  resource: Resource,
  values: Row,
  over: PortalRecord,
  writeId: WriteId,
): Record<string, unknown> {
  const { fields, edit } = resource
  const came = wireOf(over)
  const written = (edit?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    if (!field || field.readOnly || !Object.hasOwn(values, name)) return []
    const wire = field.wire ?? name
    const value = values[name] ?? ''
    if (typeof value === 'string' && !isChanged(field, value, over[name])) {
      const isThere = Object.hasOwn(came, wire) && isReadable(came[wire], over[name])
      return isThere ? [[wire, came[wire]]] : []
    }
    return [[wire, onWire(field, value, { came: came[wire], writeId })]]
  })
  return {
    [fields['id']?.wire ?? 'id']: cameOf(resource, 'id', over),
    ...(Object.fromEntries(written) as Record<string, unknown>),
    ...versionToSend(over),
  }
}

/** A text that no value could be read from, such as `Invalid date`, is none to send back. */
function isReadable(came: unknown, value: unknown): boolean {
  return value !== null || came === null || came === ''
}

function versionToSend(over: PortalRecord): Record<string, unknown> {
  const version = versionOf(over)
  if (version === undefined) return {}
  const came = wireOf(over)['updateTime']
  const isSame = (came instanceof LosslessNumber ? came.value : toText(came)) === version
  return { updateTime: isSame ? came : version }
}

type Before = {
  readonly came: unknown
  readonly writeId: WriteId
  /** The value that came, as the record holds it. */
  readonly old?: unknown
}

// A typed text travels as its kind writes it; any other value is the caller's.
function onWire(field: FieldMap[string], value: unknown, { came, writeId, old }: Before): unknown {
  if (typeof value !== 'string') return value
  const isSame = came !== undefined && old !== undefined && !isChanged(field, value, old)
  return isSame ? came : wireValueOver(field, value, came, writeId)
}
