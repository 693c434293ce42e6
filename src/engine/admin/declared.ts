import { createRegistry, type Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'

/** What is declared, as far as it has come. */
export type Declared = {
  readonly registry: () => Registry
  readonly subscribe: (listener: () => void) => () => void
  /** Brings the rest; rejects when it does not come, and can then be asked again. */
  readonly loadLate: () => Promise<void>
}

/**
 * @param load brings the rest; where an app has none, `first` is whole
 * @param addWords brings their words before anything is drawn that needs them
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
