import type { Resource } from '@/schema'
import type { FieldMap } from '@/schema/field'
import { wireValue } from '@/schema/input'
import { toText } from '@/schema/kind'
import { kindOf, type FieldOf } from '@/schema/kinds'

/** A record as react-admin's cache holds it: declared fields only, each read by its kind. */
export type PortalRecord = { readonly id: string } & Readonly<Record<string, unknown>>

/** Reads one row of the wire into a fresh object; whatever is not declared is dropped. */
export function readRecord(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
): PortalRecord {
  const fields = Object.entries(resource.fields).map(([name, field]) => [
    name,
    kindOf(field).parse(row[field.wire ?? name], field),
  ])
  const record: Record<string, unknown> = Object.fromEntries(fields)
  for (const [name, field] of Object.entries(resource.fields)) {
    const { derive } = kindOf(field)
    if (derive) record[name] = derive(record, field)
  }
  const version = resource.edit && toText(row['updateTime'])
  const originals = readOriginals(resource, row, record)
  const names = readNames(resource, row)
  return {
    ...record,
    ...(version && { [versionKey]: version }),
    ...(Object.keys(originals).length > 0 && { [originalsKey]: originals }),
    ...(Object.keys(names).length > 0 && { [namesKey]: names }),
    id: typeof record.id === 'string' ? record.id : '',
  }
}

function readOriginals(
  { fields }: Resource,
  row: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).map(([name, field]) => {
    const value = record[name]
    const wire = row[field.wire ?? name]
    return [name, value === null ? undefined : kindOf(field).original?.(wire, value, field)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined)) as Record<
    string,
    string
  >
}

/** What the row itself tells of the records that it refers to. */
function readNames(
  { fields }: Resource,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const names = Object.entries(fields).flatMap(([name, field]) => {
    const { nameIn, display } = field as Partial<FieldOf<'ref'>>
    if (nameIn === undefined || display === undefined) return []
    const told = toText((row[nameIn] as Readonly<Record<string, unknown>> | null)?.[display])
    return told === null ? [] : [[name, told] as const]
  })
  return Object.fromEntries(names)
}

// No field can have these names: they are no identifiers. What they hold survives the query cache, which
// copies plain objects.
const versionKey = '@updateTime'
const originalsKey = '@originals'
const namesKey = '@names'

/** The server's own text of when an editable record was last changed, to the letter. */
export function versionOf(record: Readonly<Record<string, unknown>>): string | undefined {
  return toText(record[versionKey]) ?? undefined
}

/** The server's own text of a field, where what is shown of it reads otherwise. */
export function originalOf(
  record: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const originals = record[originalsKey] as Readonly<Record<string, string>> | undefined
  return originals?.[name]
}

/** What the gateway's row told of the record that a field refers to. */
export function nameOf(
  record: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  return (record[namesKey] as Readonly<Record<string, string>> | undefined)?.[name]
}

/** Writes named values under their wire names; the empty and the undeclared stay behind. */
export function writeBody(
  fields: FieldMap,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = Object.entries(fields)
    .filter(([name, field]) => travels(field, values[name]))
    .map(([name, field]) => [field.wire ?? name, onWire(field, values[name])])
  return Object.fromEntries(written) as Record<string, unknown>
}

function travels(field: FieldMap[string], value: unknown): boolean {
  if (value === undefined || value === null) return false
  return value !== '' || kindOf(field).sendsEmpty === true
}

/** The record as it was when the server's text of its last change was another. */
export function withVersion(record: PortalRecord, version: string | undefined): PortalRecord {
  return version === undefined ? record : { ...record, [versionKey]: version }
}

/**
 * Writes a changed record: its id, the given fields of the edit form (an emptied one as an empty text, a
 * secret only when one was typed), and the `updateTime` of the record it was made over.
 */
export function writeEdit(
  { fields, edit }: Resource,
  values: Readonly<Record<string, unknown>>,
  over: PortalRecord,
): Record<string, unknown> {
  const version = versionOf(over)
  const written = (edit?.fields ?? []).flatMap((name) => {
    const field = fields[name]
    if (!field || field.readOnly || !Object.hasOwn(values, name)) return []
    const value = values[name] ?? ''
    const wire = onWire(field, value)
    const isNothing = value === '' && (wire === null || kindOf(field).hidden === true)
    // empty before and after: there is nothing to say
    if (isNothing && (over[name] ?? null) === null) return []
    return [[field.wire ?? name, wire]]
  })
  return {
    [fields['id']?.wire ?? 'id']: over.id,
    ...(Object.fromEntries(written) as Record<string, unknown>),
    ...(version !== undefined && { updateTime: version }),
  }
}

// A typed text travels as its kind writes it; any other value is the caller's.
function onWire(field: FieldMap[string], value: unknown): unknown {
  return typeof value === 'string' ? wireValue(field, value) : value
}
