import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const loaded = /<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*? (?:src|href)="\/([^"]+)"/g

export function fileIntegrity(): Plugin {
  return {
    name: 'wattdesk:file-integrity',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const file = join(dir, 'index.html')
      const page = await readFile(file, 'utf8')
      const names = [...page.matchAll(loaded)].map(([, name = '']) => name)
      const hashes = await Promise.all(names.map((name) => hashOf(join(dir, name))))
      await writeFile(
        file,
        page.replaceAll(loaded, (tag) => `${tag} integrity="${hashes.shift()}"`),
      )
    },
  }
}

async function hashOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`
}
