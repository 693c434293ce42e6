import type { HtmlTagDescriptor, Plugin } from 'vite'
import { engineModule } from './engineModule.ts'

type Graph = { readonly getModuleInfo: (id: string) => Reached | null }
type Reached = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

const firstScreen = 'screens'

/** Makes one file of the login and one of the app: small files compress badly, 7 KB more up to the first list. */
export function firstChunks(): Plugin {
  const [pages, known] = [new Set<string>(), new Map<string, ReadonlySet<string>>()]
  const reach = (name: string, ids: () => readonly string[], graph: Graph) => {
    const reached = known.get(name) ?? staticImports(ids(), graph)
    known.set(name, reached)
    return reached
  }
  const name = (id: string, graph: Graph) => {
    const scripts = () => [...pages].flatMap((page) => graph.getModuleInfo(page)?.importedIds ?? [])
    const loaded = () => scripts().flatMap((one) => dynamicImports(one, graph))
    if (reach('entry', () => [...pages], graph).has(id)) return null
    if (reach(firstScreen, () => [engineModule('session/boot/mountScreens')], graph).has(id))
      return firstScreen
    return reach('portal', loaded, graph).has(id) ? 'portal' : null
  }
  return {
    name: 'wattdesk:first-chunks',
    apply: 'build',
    config: () => {
      const group = { debugName: 'first', includeDependenciesRecursively: false, name }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
    buildEnd() {
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) pages.add(id)
    },
  }
}

function dynamicImports(id: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
}

function staticImports(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

export const preloadFirst: Plugin = {
  name: 'wattdesk:preload-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {} }) {
      const chunk = Object.values(bundle).find((file) => file.name === firstScreen)
      if (chunk?.type !== 'chunk') throw new Error(`the build has no chunk "${firstScreen}"`)
      const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(page)?.[1]
      const scripts = [chunk.fileName, ...chunk.imports].filter((file) => file !== entry)
      const sheets = [...(chunk.viteMetadata?.importedCss ?? [])]
      return [
        ...scripts.map((file) => link('modulepreload', file)),
        ...sheets.map((file) => link('stylesheet', file)),
      ]
    },
  },
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' }
}
