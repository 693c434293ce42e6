import { resources } from '@/resources'
import type { systemResources } from '@/resources/system'
import type { Resource } from '@/engine/schema'
import { ConfigurationError } from '@/engine/schema/errors'
import type { NamesIn, OverridePlace } from '@/engine/schema/override'

/** Finds a declared resource by its name or by what the gateway's menu calls its page. */
export type Registry = {
  readonly all: readonly Resource[]
  readonly byName: (name: string) => Resource | undefined
  readonly byComponent: (component: string) => Resource | undefined
}

/**
 * Indexes declarations by name and by component key.
 *
 * @throws {ConfigurationError} when two of them share a name or a component key.
 */
export function createRegistry(list: readonly Resource[]): Registry {
  const byName = index(list, 'name')
  const byComponent = index(list, 'component')
  return {
    all: list,
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

/** What is declared from the first page on: everything but the system pages. */
export const firstRegistry = createRegistry(resources)

let whole: Registry | undefined

/**
 * All that is declared, the system pages too; their code is fetched when it is first asked for. Rejects when
 * it does not come, and can then be asked again.
 */
export async function loadRegistry(): Promise<Registry> {
  const { systemResources } = await import('@/resources/system')
  whole ??= createRegistry([...resources, ...systemResources])
  return whole
}

/** A declaration by its name; one of a system page only once they are here. */
export function resourceByName(name: string): Resource | undefined {
  return knownRegistry().byName(name)
}

/** All that is declared, as far as it has come. */
export function knownRegistry(): Registry {
  return whole ?? firstRegistry
}

type Declared = (typeof resources)[number] | (typeof systemResources)[number]

/** The names of parts, or of pages, that the declarations have in one place. */
export type DeclaredName<P extends OverridePlace> = NamesIn<Declared, P>
