import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema/resource'
import { holds } from '@/engine/schema/action'
import { enteredText, inputText, isChanged, startingText, typedValue } from '@/engine/schema/input'

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

/** The named values as they count. */
export function enteredValues(
  { fields }: Pick<Resource, 'fields'>,
  names: readonly string[],
  values: Values,
): Values {
  const entered = names.map((name) => {
    const [field, text = ''] = [fields[name], values[name]]
    return [name, field ? enteredText(field, text) : text]
  })
  return Object.fromEntries(entered) as Values
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
    const start = given[name] ?? textOf(field, name, record)
    return isChanged(field, values[name] ?? '', record ? record[name] : typedIn(field, start))
  })
}

/** The fields of a form that can be edited: what could not be read is left as it is. */
export function readNames(names: readonly string[], record: PortalRecord | undefined) {
  const unread = unreadOf(record)
  return unread.length === 0 ? names : names.filter((name) => !unread.includes(name))
}

function typedIn(field: Resource['fields'][string] | undefined, text = ''): unknown {
  return field ? typedValue(field, enteredText(field, text)) : null
}
