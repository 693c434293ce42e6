import type { Resource } from '@/engine/declare'
import type { Declaration } from '@/sandbox'

/** A field of any kind as plain data, as far as the tests read it. */
type Dict = { readonly name: string; readonly entries: readonly (readonly string[])[] }

export type DeclaredField = Omit<
  Declaration['fields'][string],
  'dict' | 'fallback' | 'item' | 'columns'
> & {
  readonly dict?: Dict | undefined
  readonly fallback?: Dict | undefined
  readonly item?: DeclaredField
  readonly columns?: Readonly<Record<string, DeclaredField>>
  readonly filterFor?: string
  readonly readOnly?: true
  readonly reveal?: true
  readonly display?: string
  readonly sortable?: boolean
  readonly dictType?: string
  readonly checked?: string | readonly string[]
  readonly preset?: string
  readonly typedOnly?: true
  readonly example?: string
}

export type NamedField = readonly [name: string, field: DeclaredField]

export function fieldsOf({ fields }: Resource): readonly NamedField[] {
  return Object.entries<DeclaredField>(fields)
}

export function fieldOf(resource: Resource, name: string): DeclaredField {
  const found = fieldsOf(resource).find(([known]) => known === name)
  if (!found) throw new Error(`${resource.name} names the field ${name}, which it does not declare`)
  return found[1]
}

export function wireOf(resource: Resource, name: string): string {
  return fieldOf(resource, name).wire ?? name
}

/** Codes with the keys of their words and their tones, of a fixed dictionary. */
/** The wire names of a range's ends. */
export function endNames(
  name: string,
  { kind, range, wire = name }: DeclaredField,
): readonly [begin: string, end: string] {
  if (range) return range
  const own = wire.charAt(0).toUpperCase() + wire.slice(1)
  return kind === 'time' ? ['beginTime', 'endTime'] : [`begin${own}`, `end${own}`]
}

export function codesOf({ dict, fallback }: DeclaredField): readonly (readonly string[])[] {
  return (dict ?? fallback)?.entries ?? []
}

/** How a field is named on screen: a time of day with its zone, an amount with its unit. */
export function labelWithNote(label: string, { kind, unit, precision }: DeclaredField): string {
  if (kind === 'time' && precision !== 'day') return `${label} UTC+8`
  return unit === undefined || unit === '' ? label : `${label} ${unit}`
}

/** Kinds of which a list tells nothing: they are in a record alone. */
const ofRecords = new Set(['tree', 'matrix'])

export function isInLists({ kind }: DeclaredField): boolean {
  return !ofRecords.has(kind)
}

/** Kinds that are chosen from another resource's records. */
const picked = new Set(['ref', 'treeSelect', 'tree'])

export function isPicked({ kind }: DeclaredField): boolean {
  return picked.has(kind)
}

/** The columns of the list: those declared, else all that is no secret. */
export function columnsOf(resource: Resource): readonly string[] {
  const open = fieldsOf(resource).filter(([, { kind }]) => kind !== 'secret')
  return resource.list?.columns ?? open.map(([name]) => name)
}

/** The fields of a form that can be typed. */
export function inputsOf(
  resource: Resource,
  form: { readonly fields: readonly string[] } | undefined,
): readonly NamedField[] {
  return (form?.fields ?? [])
    .map((name) => [name, fieldOf(resource, name)] as const)
    .filter(([, { readOnly, kind }]) => !readOnly && kind !== 'computed')
}
