import type { Resource } from '@/engine/declare'
import { fieldsOf, type NamedField } from './declared'

/**
 * The declared order of the list as wire names; by default by the time that no form has, newest first. A whole
 * list without pages has none.
 */
export function sortOf(
  resource: Resource,
): { wire: string; direction: 'asc' | 'desc' } | undefined {
  if (resource.list?.tree || resource.recordFrom === 'wholeList') return undefined
  const time = fieldsOf(resource).find(([, { kind }]) => kind === 'time')
  const declared = resource.list?.sort
  const name = declared?.field ?? (happenedAt(resource) ?? time)?.[0]
  if (name === undefined) return undefined
  const wire = resource.fields[name]?.wire ?? name
  return { wire, direction: declared?.order === 'ASC' ? 'asc' : 'desc' }
}

/** When a record came to be: the first time that no form has. */
export function happenedAt(resource: Resource): NamedField | undefined {
  const typed = new Set([...(resource.create?.fields ?? []), ...(resource.edit?.fields ?? [])])
  return fieldsOf(resource).find(([name, { kind }]) => kind === 'time' && !typed.has(name))
}
