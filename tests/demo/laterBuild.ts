import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build } from './Build'
import { packPages, unpackPages } from './build/pages'

const laterEntry = 'index-LaterOne.js'

/**
 * Copies a build of the demo, as if its page and its first script had changed since.
 * @param folder where the copy goes
 */
export async function laterBuild(dist: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(dist, folder, { recursive: true })
  const script = join(folder, 'serviceWorker.js')
  const [head = '', ...code] = readFileSync(script, 'utf8').split('\n')
  const build = JSON.parse(head.slice(head.indexOf('{'), -1)) as Build
  const source = readFileSync(join(folder, build.pages.path))
  const pages = await unpackPages({ type: build.pages.type, source })
  const [entry = ''] = /index-[\w-]+\.js/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? []
  const changed = await Promise.all(pages.map((page) => renamed(page, entry)))
  for (const page of changed)
    writeFileSync(join(folder, page.name), new Uint8Array(await page.arrayBuffer()))
  const packed = await packPages(changed)
  const path = 'assets/pages-LaterOne.bin'
  writeFileSync(join(folder, path), packed.source)
  const later: Build = {
    id: 'later',
    pages: { path, type: packed.type },
    files: build.files.map((file) =>
      file.path === build.pages.path ? { path, bytes: packed.source.length } : file,
    ),
  }
  writeFileSync(script, [`const build = ${JSON.stringify(later)};`, ...code].join('\n'))
}

async function renamed(page: File, entry: string): Promise<File> {
  const text = (await page.text()).replaceAll(entry, laterEntry)
  return new File([text], page.name.replace(entry, laterEntry), { type: page.type })
}
