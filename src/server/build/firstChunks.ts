import type { Plugin } from 'vite'
import { engineModule } from './engineModule.ts'

const recordPages = ['record/ResourceShow', 'form/ResourceCreate', 'form/ResourceEdit']

type Graph = { readonly getModuleInfo: (id: string) => Module | null }
type Module = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** One file each of the gateway's client, the login, the app and the pages of records: small files compress badly. */
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
  const gather = (name: string | null, ids: readonly string[]) => {
    for (const id of ids) {
      if (names.has(id)) continue
      names.set(id, name)
      gather(name, importsOf(id))
    }
  }
  gather(null, pages)
  // the first calls leave before the rest has come
  gather('gateway', [engineModule('session/boot/openGateway')])
  gather('screens', [engineModule('session/boot/mountScreens')])
  // ra-core's index imports it, too, for parts that the build leaves out
  const forms = importsOf(engineModule('form/useRecordForm'))
  gather(
    'records',
    forms.filter((id) => id.includes('/react-hook-form/')),
  )
  gather('portal', app)
  gather('records', recordPages.map(engineModule))
  return names
}
