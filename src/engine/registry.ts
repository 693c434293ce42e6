import type { Resource } from '@/engine/schema/resource'
import { ConfigurationError } from '@/engine/schema/errors'

/** Finds a declared resource by its name, or by the component in the gateway's menu. */
export type Registry = {
  readonly all: readonly Resource[]
  /** The resources that were declared before the first page. */
  readonly first: readonly Resource[]
  /** False while declarations that an app loads after its first page are missing. */
  readonly isWhole: boolean
  readonly byName: (name: string) => Resource | undefined
  readonly byComponent: (component: string) => Resource | undefined
}

/**
 * @param late the declarations that load after the first page; `'toCome'` until they have loaded, default none
 * @throws {ConfigurationError} when two resources share a name or a component
 */
export function createRegistry(
  first: readonly Resource[],
  late: readonly Resource[] | 'toCome' = [],
): Registry {
  const all = late === 'toCome' ? first : [...first, ...late]
  const byName = index(all, 'name')
  const byComponent = index(all, 'component')
  return {
    all,
    first,
    isWhole: late !== 'toCome',
    byName: (name) => byName.get(name),
    byComponent: (component) => byComponent.get(component),
  }
}

function index(
  list: readonly Resource[],
  key: 'name' | 'component',
): ReadonlyMap<string, Resource> {
  const found = new Map<string, Resource>()
  for (const resource of list) {
    const other = found.get(resource[key])
    if (other) throw new ConfigurationError(duplicate(other, resource, key))
    found.set(resource[key], resource)
  }
  return found
}

function duplicate(a: Resource, b: Resource, key: 'name' | 'component'): string {
  return `Resources '${a.name}' and '${b.name}' share the ${key} '${a[key]}': give one of them its own, or list it once in resources/index.ts`
}
