import { resolve } from 'node:path'
import { normalizePath } from 'vite'

type Graph = { readonly getModuleInfo: (id: string) => Reached | null }
type Reached = { readonly importedIds: readonly string[] }

/** The chunk of the login screen, which every start needs. */
export const firstScreen = 'screens'

const source = resolve(import.meta.dirname, '../..')

/**
 * What comes together, as one file: the login screen, and what the portal needs from its first page on.
 * Where each lazy page cuts out what it shares with others, the many small files compress badly: 7 KB more
 * up to the first list.
 */
export const firstChunks = {
  debugName: 'first',
  includeDependenciesRecursively: false,
  name: (id: string, graph: Graph) => {
    const isReached = (file: string) => reach(file, graph).has(id)
    if (isReached('main.tsx')) return null
    if (isReached('engine/session/boot/mountScreens.tsx')) return firstScreen
    return isReached('App.tsx') ? 'portal' : null
  },
}
const reached = new Map<string, ReadonlySet<string>>()

/** Everything a file imports at once, itself and through others. */
function reach(file: string, graph: Graph): ReadonlySet<string> {
  const known = reached.get(file)
  if (known) return known
  const found = new Set([normalizePath(resolve(source, file))])
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  reached.set(file, found)
  return found
}
