import { createRegistry, type Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'

/** The declarations that are loaded so far. */
export type Declared = {
  readonly registry: () => Registry
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the rest; can be called again after a failure. */
  readonly loadLate: () => Promise<void>
}

/**
 * @param load loads the rest; without any, `first` is whole
 * @param addWords loads their words before anything renders them
 */
export function createDeclared(
  first: Registry,
  load: () => Promise<readonly Resource[]>,
  addWords: () => Promise<void>,
): Declared {
  const listeners = new Set<() => void>()
  let registry = first
  return {
    registry: () => registry,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loadLate: async () => {
      if (registry.isWhole) return
      const [resources] = await Promise.all([load(), addWords()])
      registry = createRegistry(first.all, resources)
      for (const listener of listeners) listener()
    },
  }
}
