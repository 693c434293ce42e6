import { PGlite } from '@electric-sql/pglite'
import type { Plugin } from 'vite'

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
      // small log segments make a small file
      const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] })
      const dump = await pglite.dumpDataDir('gzip')
      await pglite.close()
      const source = new Uint8Array(await dump.arrayBuffer())
      const file = this.emitFile({ type: 'asset', name: 'cluster.bin', source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
