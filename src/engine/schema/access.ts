import { ConfigurationError } from './errors'
import type { Resource } from './resource'

const everyPermission = '*:*:*'
const administrator = 'admin'

/**
 * §6, the permission rule: the user has one of `anyOf`, or the wildcard `*:*:*`. Exact strings only.
 *
 * @throws {ConfigurationError} when `anyOf` is missing, no list, or empty
 * @example mayUse(session.permissions, ['shop:book:edit'])
 */
export function mayUse(permissions: readonly string[], anyOf: readonly string[]): boolean {
  return holds(permissions, everyPermission, anyOf, "['shop:book:list']")
}

/**
 * §6, the role rule: the user has one of `anyOf`, or the role `admin`. Exact strings only.
 *
 * @throws {ConfigurationError} when `anyOf` is missing, no list, or empty
 * @example hasRole(session.roles, ['auditor'])
 */
export function hasRole(roles: readonly string[], anyOf: readonly string[]): boolean {
  return holds(roles, administrator, anyOf, "['auditor']")
}

function holds(held: readonly string[], master: string, anyOf: unknown, example: string): boolean {
  if (!Array.isArray(anyOf) || anyOf.length === 0) {
    throw new ConfigurationError(`An access rule has no list. Name at least one, e.g. ${example}.`)
  }
  const known = setOf(held)
  return known.has(master) || anyOf.some((one: unknown) => known.has(one))
}

// every button of every row checks the same list
function setOf(held: readonly string[]): ReadonlySet<unknown> {
  const known = sets.get(held) ?? new Set(held)
  sets.set(held, known)
  return known
}

const sets = new WeakMap<readonly string[], ReadonlySet<unknown>>()

/** The verbs of permissions that every resource can have; an action's verb is its name. */
export type Verb = 'list' | 'query' | 'add' | 'edit' | 'remove' | 'export' | 'import'

export function actionPermission(resource: Resource, name: string): string {
  const declared = resource.actions[name] ?? resource.list?.tools?.[name]
  return declared?.permission ?? permissionFor(resource, name)
}

/** The permission for one verb or action: `'store:storeDraw:pass'`. */
export function permissionFor(resource: Resource, verb: Verb | (string & {})): string {
  return `${resource.permissions}:${verb}`
}
