import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

/** Time zones, the language of triggers, and the small files of a start. */
const needed = /^\/home\/|^\/pglite\/[\w-]+$|\/bin\/|\/timezone(?:sets)?\/|\/plpgsql[-.\d]/

/**
 * PGlite's bundle of files, blank where a file is only for `initdb`, another encoding, text search or a collation of
 * ICU. The bundle is read by offsets, so it keeps its size; compressed, it is a quarter of the whole one.
 */
export async function neededBundle(path: string): Promise<Uint8Array> {
  const whole = readFileSync(path)
  const bundle = Buffer.alloc(whole.length)
  for (const content of await neededFiles())
    for (let at = whole.indexOf(content); at >= 0; at = whole.indexOf(content, at + 1))
      bundle.set(content, at)
  return bundle
}

async function neededFiles(): Promise<Uint8Array[]> {
  const pglite = await PGlite.create({ noInitDb: true })
  const { FS } = pglite.Module
  const paths = ['/pglite', '/home'].flatMap((folder) => filesIn(FS, folder))
  const contents = paths.filter((path) => needed.test(path)).map((path) => FS.readFile(path))
  await pglite.close()
  return contents.filter(({ length }) => length > 0)
}

type Files = {
  readdir: (folder: string) => string[]
  stat: (path: string) => { mode: number }
  isDir: (mode: number) => boolean
}

function filesIn(files: Files, folder: string): string[] {
  const names = files.readdir(folder).filter((name) => name !== '.' && name !== '..')
  return names
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => (files.isDir(files.stat(path).mode) ? filesIn(files, path) : path))
}
