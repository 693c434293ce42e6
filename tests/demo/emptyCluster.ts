import type { Plugin } from 'vite'
import { createPglite } from '../sandbox/db/pglite.ts'

const name = 'virtual:empty-cluster'

/**
 * Gives the address of a database cluster as initdb leaves it, packed by gzip: made here once, and not for some
 * seconds in every browser.
 */
export function emptyCluster(): Plugin {
  return {
    name: 'wattdesk:empty-cluster',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      const pglite = await createPglite({})
      const dump = await pglite.dumpDataDir('gzip')
      await pglite.close()
      const source = new Uint8Array(await dump.arrayBuffer())
      const file = this.emitFile({ type: 'asset', name: 'cluster.bin', source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
