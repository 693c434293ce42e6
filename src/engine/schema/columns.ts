import { kindOf } from './field'
import type { Resource } from './resource'

/** Every column the list can show, in the declaration's order; by default all fields but secrets. */
export function columnsOf({ fields, list }: Resource): readonly string[] {
  const open = Object.entries(fields).filter(([, field]) => !kindOf(field).hidden)
  return list?.columns ?? open.map(([name]) => name)
}

/** The columns of a choice, in the list's own order; all of them where it names none that the list has. */
export function chosenColumns(resource: Resource, wanted: readonly string[]): readonly string[] {
  const all = columnsOf(resource)
  const known = all.filter((name) => wanted.includes(name))
  return known.length > 0 ? known : all
}
