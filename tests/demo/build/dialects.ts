import type { Plugin } from 'vite'
import type { Scenarios } from '@/sandbox/scenarios'
import { importByVite } from './importByVite.ts'

const name = 'virtual:dialects'

/** Gives the page the dialect of each scenario without the sandbox, which its worker loads. */
export function dialects(): Plugin {
  return {
    name: 'wattdesk:dialects',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const { scenarios } = await importByVite<{ scenarios: Scenarios }>(
        'src/sandbox/trade/scenarios/index.ts',
      )
      const known = Object.entries(scenarios).map(([scenario, { dialect = 'specification' }]) => [
        scenario,
        dialect,
      ])
      return `export default ${JSON.stringify(Object.fromEntries(known))}`
    },
  }
}
