import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { importByVite } from './importByVite.ts'
import { neededBundle } from './neededBundle.ts'
import type { seededCluster } from './seededCluster.ts'

const name = 'virtual:database'

/**
 * Gives the addresses of PostgreSQL's three files: the program, the files that it reads, and a seeded cluster. They
 * are compressed, as not every file server does it; a browser would take seconds to seed.
 */
export function database(): Plugin {
  return {
    name: 'wattdesk:database',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const seededMs = Date.now()
      const { seededCluster } = await importByVite<Seeding>('tests/demo/build/seededCluster.ts')
      const files = {
        program: readFileSync(pgliteFile('pglite.wasm')),
        bundle: await neededBundle(pgliteFile('pglite.data')),
        cluster: await seededCluster(seededMs),
      }
      const addresses = Object.entries(files).map(([file, content]) => {
        const source = gzipSync(content, { level: 9 })
        const emitted = this.emitFile({ type: 'asset', name: `database-${file}.bin`, source })
        return `export const ${file} = import.meta.ROLLUP_FILE_URL_${emitted}`
      })
      return [...addresses, `export const seededMs = ${seededMs}`].join('\n')
    },
  }
}

type Seeding = { seededCluster: typeof seededCluster }

function pgliteFile(file: string): string {
  return fileURLToPath(new URL(file, import.meta.resolve('@electric-sql/pglite')))
}
