import type { Resource } from '@/schema'
import type { FieldMap } from '@/schema/field'
import { kindOf } from '@/schema/kinds'

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
  return { ...record, id: typeof record.id === 'string' ? record.id : '' }
}

/** Writes named values under their wire names; the empty and the undeclared stay behind. */
export function writeBody(
  fields: FieldMap,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const written = Object.entries(fields)
    .map(([name, field]) => [field.wire ?? name, trimmed(values[name])])
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
  return Object.fromEntries(written) as Record<string, unknown>
}

// What is typed around a value is no part of it; the second password does not come this way.
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}
