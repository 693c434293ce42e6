import { kindOf } from './kinds'
import type { Resource } from './resource'

/** Every column the list can show, in the declaration's order; by default all fields but secrets. */
export function columnsOf({ fields, list }: Resource): readonly string[] {
  const open = Object.entries(fields).filter(([, field]) => !kindOf(field).hidden)
  return list?.columns ?? open.map(([name]) => name)
}
