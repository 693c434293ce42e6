import type { Plugin } from 'vite'
import { dependencyOrder } from './dependencyOrder.ts'
import { engineModule } from './engineModule.ts'

const recordPages = ['record/ResourceShow', 'form/ResourceCreate', 'form/ResourceEdit']

type Graph = { readonly getModuleInfo: (id: string) => Module | null }
type Module = {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** Of source: what a slow machine runs without a pause that somebody who types would feel. */
const sliceLength = 4_000_000

/**
 * Makes a few files of the login's script, a few of the app's, which run one after the other, and one of the pages of
 * records. Small files compress badly.
 */
export function firstChunks(): Plugin {
  const pages: string[] = []
  let names: ReadonlyMap<string, string | null> | undefined
  const name = (id: string, graph: Graph) => {
    names ??= nameChunks(pages, graph)
    return names.get(id) ?? null
  }
  return {
    name: 'wattdesk:first-chunks',
    apply: 'build',
    config: () => {
      const group = { debugName: 'first', includeDependenciesRecursively: false, name }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
    buildEnd() {
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) pages.push(id)
    },
  }
}

/** The chunk of each module that is loaded up to the app's start; null if its own entry decides. */
function nameChunks(pages: readonly string[], graph: Graph): ReadonlyMap<string, string | null> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const scripts = pages.flatMap(importsOf)
  const app = scripts.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const names = new Map<string, string | null>()
  for (const id of dependencyOrder(pages, importsOf).flat()) names.set(id, null)

  const slice = (name: string, starts: readonly string[]) => {
    let [number, length] = [0, 0]
    for (const cycle of dependencyOrder(starts, importsOf)) {
      const modules = cycle.filter((id) => !names.has(id))
      const more = sum(modules.map((id) => graph.getModuleInfo(id)?.code?.length ?? 0))
      if (length > 0 && length + more > sliceLength) [number, length] = [number + 1, 0]
      length += more
      // all styles are in the first slice, in the order of the modules
      for (const id of modules)
        names.set(id, number === 0 || isStyle(id) ? name : `${name}-${number}`)
    }
  }
  // the first calls leave before the rest has come
  slice('gateway', [engineModule('session/boot/openGateway')])
  slice('screens', [engineModule('session/boot/mountScreens')])
  slice('portal', app)
  slice('records', recordPages.map(engineModule))
  return names
}

function isStyle(id: string): boolean {
  return /\.css(?:$|\?)/.test(id)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
