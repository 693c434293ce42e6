import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Build } from '../Build.ts'
import { contentTypes } from '../contentTypes.ts'
import { packPages } from './pages.ts'

type Bundle = Rolldown.OutputBundle

const serviceWorker = 'serviceWorker.js'

/** What PGlite would fetch, were it not given the files of `virtual:database`. */
const unused = /^assets\/(?:pglite|initdb)-[\w-]+\.(?:wasm|data)$/

/**
 * Packs the page and its scripts into one file for the service worker, and tells that what belongs to the build. So
 * its own script differs between builds, which makes browsers install the later one.
 */
export function pack(): Plugin {
  return {
    name: 'wattdesk:pack',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const name of Object.keys(bundle).filter((one) => unused.test(one)))
          delete bundle[name]
        const { type, source } = await packPages(pagesIn(bundle))
        const packed = this.emitFile({ type: 'asset', name: 'pages.bin', source })
        const pages = { path: this.getFileName(packed), type }
        const database = Object.keys(bundle).filter((path) => path.includes('/database-'))
        const files = [
          { path: pages.path, bytes: source.length },
          ...database.map((path) => ({ path, bytes: bytesOf(bundle, path).length })),
        ]
        const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
        const build: Build = { id, pages, files }
        const worker = bundle[serviceWorker]
        if (worker?.type !== 'asset') throw new Error(`There is no ${serviceWorker}.`)
        worker.source = `const build = ${JSON.stringify(build)};\n${textOf(worker.source)}`
      },
    },
  }
}

/** The page and its scripts; maps and the like are not loaded. */
function pagesIn(bundle: Bundle): File[] {
  return Object.keys(bundle).flatMap((path) => {
    const type = contentTypes[extname(path)]
    if (path === serviceWorker || type === undefined) return []
    return new File([bytesOf(bundle, path)], path, { type })
  })
}

function bytesOf(bundle: Bundle, path: string): Uint8Array<ArrayBuffer> {
  const file = bundle[path]
  if (file === undefined) throw new Error(`There is no ${path}.`)
  return new Uint8Array(Buffer.from(file.type === 'chunk' ? file.code : file.source))
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
