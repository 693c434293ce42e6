import type { Declaration, DeclaredField } from './Declaration'

/**
 * What a field is called on the wire.
 * @throws Error for a name that is no identifier, since it becomes part of SQL
 */
export function wireName(name: string, field: DeclaredField): string {
  const wire = field.wire ?? name
  if (/^[A-Za-z_]\w{0,62}$/.test(wire)) return wire
  throw new Error(`The field "${wire}" cannot be served: name it with letters, digits and _.`)
}

/** @throws Error for permissions that are not two words */
export function permissionsOf({ name, permissions }: Declaration): `${string}:${string}` {
  const [group, page, ...more] = permissions.split(':')
  if (group && page && more.length === 0) return `${group}:${page}`
  throw new Error(`${name}: give its permissions as two words, such as 'store:${name}'.`)
}

/** A name as words: `validUntil` is `Valid until`. */
export function humanise(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An app's words, as far as the sandbox looks at them. */
export type Words = { readonly resources?: Readonly<Record<string, unknown>> }

/** The title of a prototype's page: the key of its words once it has any, else its name. */
export function menuTitle({ name }: Declaration, { resources = {} }: Words): string {
  return Object.hasOwn(resources, name) ? `resources.${name}.plural` : humanise(name)
}
