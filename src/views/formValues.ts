import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { holds } from '@/schema/action'
import { inputText, startingText, typedValue } from '@/schema/input'
import { kindOf } from '@/schema/kinds'

/** What a form holds: one text per field, as it is typed. */
export type Values = Readonly<Record<string, string>>

/** What a form starts with: the record's values, or what its controls show without any. */
export function startingValues(
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
  record: PortalRecord | undefined,
  given: Values = {},
): Values {
  const texts = names.map((name) => [name, given[name] ?? textOf(fields[name], name, record)])
  return Object.fromEntries(texts) as Values
}

function textOf(
  field: Resource['fields'][string] | undefined,
  name: string,
  record: PortalRecord | undefined,
): string {
  if (!field) return ''
  return record && name in record ? inputText(field, record[name]) : startingText(field)
}

/** The fields in sight while the form holds these values; a condition may also ask the record. */
export function visibleFields(
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
  values: Values,
  record: PortalRecord | undefined,
): readonly string[] {
  const now = recordWith({ fields }, names, values, record)
  return names.filter((name) => holds(fields[name]?.visibleWhen, now))
}

/** The record as it would be with the texts of these fields. */
export function recordWith(
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
  values: Values,
  record: PortalRecord | undefined,
): Readonly<Record<string, unknown>> {
  const typed = names.map((name) => [name, typedIn(fields[name], values[name])])
  return { ...record, ...(Object.fromEntries(typed) as object) }
}

/** The named values, without the blanks around them. */
export function trimmedValues(names: readonly string[], values: Values): Values {
  return Object.fromEntries(names.map((name) => [name, (values[name] ?? '').trim()]))
}

/** The fields whose typed text stands for another value than the record's; a typed secret always does. */
export function changedFields(
  { fields }: Resource,
  values: Values,
  record?: PortalRecord,
  given: Values = {},
) {
  return Object.keys(values).filter((name) => {
    const field = fields[name]
    if (!field) return false
    const text = (values[name] ?? '').trim()
    const start = given[name] ?? textOf(field, name, record)
    // as it came, whatever blanks stand around it
    if (text === start.trim()) return false
    if (kindOf(field).hidden || typedIn(field, text) === null) return true
    return !isSameValue(field, typedIn(field, text), record ? record[name] : typedIn(field, start))
  })
}

/** Whether two values of a field are one fact; nothing is only the same as nothing. */
export function isSameValue(field: Resource['fields'][string], a: unknown, b: unknown): boolean {
  if (a === null || b === null || a === undefined || b === undefined)
    return (a ?? b ?? null) === null
  return kindOf(field).compare(a, b, field) === 0
}

function typedIn(field: Resource['fields'][string] | undefined, text = ''): unknown {
  return field ? typedValue(field, text.trim()) : null
}
