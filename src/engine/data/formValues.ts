import { unreadOf, type PortalRecord } from './wire/records'
import { holds } from '@/engine/schema/action'
import type { FieldMap } from '@/engine/schema/field'
import { enteredText, inputText, isChanged, startingText, typedValue } from '@/engine/schema/input'
import type { Resource } from '@/engine/schema/resource'

export type Values = Readonly<Record<string, string>>

type Fields = Pick<Resource, 'fields'>
type Names = readonly string[]

function byName<T>(names: Names, read: (name: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(names.map((name) => [name, read(name)]))
}

export function startingValues(
  { fields }: Fields,
  names: Names,
  record: PortalRecord | undefined,
  given: Values = {},
): Values {
  return byName(names, (name) => given[name] ?? textOf(fields[name], name, record))
}

function textOf(
  field: FieldMap[string] | undefined,
  name: string,
  record: PortalRecord | undefined,
): string {
  if (!field) return ''
  return record && name in record ? inputText(field, record[name]) : startingText(field)
}

export function visibleFields(
  { fields }: Fields,
  names: Names,
  values: Values,
  record: PortalRecord | undefined,
): Names {
  const now = recordWith({ fields }, names, values, record)
  return names.filter((name) => holds(fields[name]?.visibleWhen, now))
}

export function recordWith(
  { fields }: Fields,
  names: Names,
  values: Values,
  record: PortalRecord | undefined,
): Readonly<Record<string, unknown>> {
  return { ...record, ...byName(names, (name) => typedIn(fields[name], values[name])) }
}

export function enteredValues({ fields }: Fields, names: Names, values: Values): Values {
  return byName(names, (name) => {
    const [field, text = ''] = [fields[name], values[name]]
    return field ? enteredText(field, text) : text
  })
}

/** A field counts as changed if its text means another value; a typed secret always does. */
export function changedFields(
  { fields }: Fields,
  values: Values,
  record?: PortalRecord,
  given: Values = {},
): Names {
  return Object.keys(values).filter((name) => {
    const field = fields[name]
    if (!field) return false
    const start = given[name] ?? textOf(field, name, record)
    return isChanged(field, values[name] ?? '', record ? record[name] : typedIn(field, start))
  })
}

export function readNames(names: Names, record: PortalRecord | undefined): Names {
  const unread = unreadOf(record)
  return unread.length === 0 ? names : names.filter((name) => !unread.includes(name))
}

function typedIn(field: FieldMap[string] | undefined, text = ''): unknown {
  return field ? typedValue(field, enteredText(field, text)) : null
}
