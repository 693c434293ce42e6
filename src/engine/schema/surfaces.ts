import { kindOf } from './field'
import type { Form, Resource, Sort } from './resource'

/** In the declaration's order; by default all fields but secrets. */
export function columnsOf({ fields, list }: Resource): readonly string[] {
  const open = Object.entries(fields).filter(([, field]) => !kindOf(field).hidden)
  return list?.columns ?? open.map(([name]) => name)
}

/** The wanted columns in the list's own order; all columns if it has none of them. */
export function chosenColumns(resource: Resource, wanted: readonly string[]): readonly string[] {
  const all = columnsOf(resource)
  const known = all.filter((name) => wanted.includes(name))
  return known.length > 0 ? known : all
}

/** As declared, else newest first by a time that no form has. */
export function defaultSort({ list, fields, title, create, edit }: Resource): Sort {
  if (list?.sort) return list.sort
  const typed = new Set([...(create?.fields ?? []), ...(edit?.fields ?? [])])
  const times = Object.keys(fields).filter((name) => fields[name] && kindOf(fields[name]).isTime)
  const newest = times.find((name) => !typed.has(name)) ?? times[0]
  return newest === undefined ? { field: title, order: 'ASC' } : { field: newest, order: 'DESC' }
}

export function isSortable({ fields, list }: Resource, name: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field !== undefined && !list?.tree && (field.sortable ?? kindOf(field).sortable)
}

/** Read-only and computed fields never appear in a form. */
export function formFieldsOf({ fields }: Resource, form: Form | undefined): readonly string[] {
  return (form?.fields ?? []).filter((name) => {
    const field = fields[name]
    return field !== undefined && !field.readOnly && !kindOf(field).derive
  })
}

export function importFieldsOf({ import: taken, create }: Resource): readonly string[] {
  return taken?.fields ?? create?.fields ?? []
}

/** Fields outside all sections come first, without a key. */
export type Section = { readonly key: string | undefined; readonly fields: readonly string[] }

/** Omits empty groups. */
export function sectionsOf({ sections = {} }: Resource, names: readonly string[]): Section[] {
  const grouped = new Set(Object.values(sections).flat())
  const groups: Section[] = [
    { key: undefined, fields: names.filter((name) => !grouped.has(name)) },
    ...Object.entries(sections).map(([key, fields]) => ({
      key,
      fields: fields.filter((name) => names.includes(name)),
    })),
  ]
  return groups.filter(({ fields }) => fields.length > 0)
}
