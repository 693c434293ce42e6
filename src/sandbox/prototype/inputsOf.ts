import type { Input } from '../record/Form'
import type { DeclaredFields } from './Declaration'
import { readerOf } from './kindReaders'
import { wireName } from './names'

/** How the named fields are read from a request, by wire name. */
export function inputsOf(
  fields: DeclaredFields,
  names: readonly string[] = [],
): Readonly<Record<string, Input>> {
  const inputs = names.flatMap((name): [string, Input][] => {
    const field = fields[name]
    if (field === undefined) return []
    const wire = wireName(name, field)
    const read = readerOf(field)
    return [[wire, { column: wire, read, ...(field.required && { required: true as const }) }]]
  })
  return Object.fromEntries(inputs)
}

/** The wire name of a declared field; for an unknown field, the given name. */
export function wireNameOf(fields: DeclaredFields, name: string): string {
  return wireName(name, fields[name] ?? { kind: 'text' })
}
