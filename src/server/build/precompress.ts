import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const smallestBytes = 256
const text = /^assets\/.+\.(?:js|css|svg|json|wasm)$/

export function precompress(): Plugin {
  return {
    name: 'wattdesk:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = Object.keys(bundle).filter((name) => text.test(name))
      await Promise.all(names.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallestBytes) return
  const [brotli, gzipped] = await Promise.all([strongBrotli(content), strongGzip(content)])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

function strongBrotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

function strongGzip(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
}
