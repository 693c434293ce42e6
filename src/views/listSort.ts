import type { Resource } from '@/schema'
import { kindOf } from '@/schema/kinds'

export type ListSort = { readonly field: string; readonly order: 'ASC' | 'DESC' }

/** The order a list opens in: as declared, else the newest first. */
export function defaultSort({ list, fields, title }: Resource): ListSort {
  if (list?.sort) return list.sort
  const opening = Object.entries(fields).flatMap(([field, declared]) => {
    const { opensBy } = kindOf(declared)
    return opensBy ? [{ field, order: opensBy }] : []
  })
  return opening[0] ?? { field: title, order: 'ASC' }
}

/** Whether the gateway can order the list by a field. */
export function isSortable({ fields }: Resource, name: string): boolean {
  const field = fields[name]
  return field !== undefined && (field.sortable ?? kindOf(field).sortable)
}
