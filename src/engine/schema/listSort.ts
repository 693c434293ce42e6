import { kindOf } from './field'
import type { Resource, Sort } from './resource'

/** The order a list opens in: as declared, else the newest first, by a time that nobody types. */
export function defaultSort({ list, fields, title, create, edit }: Resource): Sort {
  if (list?.sort) return list.sort
  const typed = new Set([...(create?.fields ?? []), ...(edit?.fields ?? [])])
  const opening = Object.entries(fields).flatMap(([field, declared]) => {
    const { opensBy } = kindOf(declared)
    return opensBy ? [{ field, order: opensBy }] : []
  })
  const first = opening.find(({ field }) => !typed.has(field)) ?? opening[0]
  return first ?? { field: title, order: 'ASC' }
}

/** Whether the gateway can order the list by a field. */
export function isSortable({ fields, list }: Resource, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !list?.tree && (field.sortable ?? kindOf(field).sortable)
}
