import { resolve } from 'node:path'
import { normalizePath } from 'vite'

type Graph = { readonly getModuleInfo: (id: string) => Reached | null }
type Reached = { readonly importedIds: readonly string[] }

/** The chunk of the login screen, which every start needs. */
export const firstScreen = 'screens'

const source = resolve(import.meta.dirname, '../..')

/**
 * Groups the login screen into one file, and everything that the portal needs from its first page on into another. Left
 * to lazy pages, shared code falls into many small files that compress badly: 7 KB more up to the first list.
 */
export function firstChunks() {
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (file: string, graph: Graph) => {
    const known = reached.get(file) ?? staticImports(file, graph)
    reached.set(file, known)
    return known
  }
  return {
    debugName: 'first',
    includeDependenciesRecursively: false,
    name: (id: string, graph: Graph) => {
      const isReached = (file: string) => reach(file, graph).has(id)
      if (isReached('main.tsx')) return null
      if (isReached('engine/session/boot/mountScreens.tsx')) return firstScreen
      return isReached('App.tsx') ? 'portal' : null
    },
  }
}

/** A file and everything that it imports statically, directly or not. */
function staticImports(file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([normalizePath(resolve(source, file))])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
