import { kindOf } from './kinds'
import type { Resource, Sort } from './resource'

/** The order a list opens in: as declared, else the newest first. */
export function defaultSort({ list, fields, title }: Resource): Sort {
  if (list?.sort) return list.sort
  const opening = Object.entries(fields).flatMap(([field, declared]) => {
    const { opensBy } = kindOf(declared)
    return opensBy ? [{ field, order: opensBy }] : []
  })
  return opening[0] ?? { field: title, order: 'ASC' }
}

/** Whether the gateway can order the list by a field. */
export function isSortable({ fields }: Resource, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && (field.sortable ?? kindOf(field).sortable)
}
