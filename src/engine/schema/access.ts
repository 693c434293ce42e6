import { ConfigurationError } from './errors'

const everyPermission = '*:*:*'
const administrator = 'admin'

/**
 * §6, the permission rule: one of `anyOf` is held, or the wildcard `*:*:*`. Exact strings only.
 *
 * @throws {ConfigurationError} when `anyOf` is missing, no list, or empty
 * @example mayUse(session.permissions, ['store:storeDraw:pass'])
 */
export function mayUse(permissions: readonly string[], anyOf: readonly string[]): boolean {
  return holds(permissions, everyPermission, anyOf, "['store:bill:list']")
}

/**
 * §6, the role rule: one of `anyOf` is held, or the role `admin`. Exact strings only.
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

/** The same list is asked over and over, for each button of each row. */
function setOf(held: readonly string[]): ReadonlySet<unknown> {
  const known = sets.get(held) ?? new Set(held)
  sets.set(held, known)
  return known
}

const sets = new WeakMap<readonly string[], ReadonlySet<unknown>>()
