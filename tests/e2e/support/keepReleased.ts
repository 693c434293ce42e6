import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Page } from '@playwright/test'
import { Parser } from 'tar'
import { releasedFolder, releasedVersions } from '@/tests/support/databases/releasedDatabase'

type Kept = { path: string; mode: number; content: string | undefined }

/** Leaves the database of the last release in the browser as the demo keeps one under a name. */
export async function keepReleased(page: Page, name: string): Promise<void> {
  const [version = ''] = releasedVersions()
  const files = await filesOf(releasedFolder(version))
  while (files.length > 0) {
    const some = files.splice(0, filesAtOnce)
    await page.evaluate(store, { name: `/pglite/${name}`, files: some })
  }
}

/** Some megabytes. */
const filesAtOnce = 200

const kinds = { file: 0o100_000, folder: 0o040_000 }

async function filesOf(dump: Blob): Promise<Kept[]> {
  const files: Kept[] = []
  const parser = new Parser({
    onReadEntry: (entry) => {
      const chunks: Buffer[] = []
      const isFile = entry.type === 'File'
      entry.on('data', (chunk) => chunks.push(chunk))
      entry.on('end', () => {
        const mode = (entry.mode ?? 0) | (isFile ? kinds.file : kinds.folder)
        const content = isFile ? Buffer.concat(chunks).toString('base64') : undefined
        files.push({ path: entry.path.replace(/\/$/, ''), mode, content })
      })
    },
  })
  await pipeline(Readable.from([Buffer.from(await dump.arrayBuffer())]), parser)
  return files
}

/** As Emscripten's IDBFS stores files. */
async function store({ name, files }: { name: string; files: Kept[] }): Promise<void> {
  const opening = indexedDB.open(name, 21)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('FILE_DATA').createIndex('timestamp', 'timestamp'),
  )
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const work = opening.result.transaction('FILE_DATA', 'readwrite')
  for (const { path, mode, content } of files) {
    const bytes = content === undefined ? undefined : atob(content)
    const contents =
      bytes === undefined ? undefined : Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
    const timestamp = new Date()
    work.objectStore('FILE_DATA').put({ timestamp, mode, contents }, `${name}${path}`)
  }
  await new Promise((resolve) => work.addEventListener('complete', resolve))
  opening.result.close()
}
