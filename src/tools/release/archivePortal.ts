import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as tar from 'tar'
import { build } from 'vite'
import { root } from '../library/entries'

/** Builds the portal into an empty folder and archives it with its licence. @returns the archive's name */
export async function archivePortal(out: string, version: string): Promise<string> {
  const name = `wattdesk-portal-${version}`
  const folder = join(out, name)
  await build({ root, logLevel: 'warn', build: { outDir: folder } })
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  // the same bytes for the same files
  const files = filesIn(folder)
    .map((file) => `${name}/${file}`)
    .toSorted()
  const file = `${name}.tar.gz`
  await tar.create(
    { file: join(out, file), cwd: out, gzip: true, portable: true, mtime: new Date(0) },
    files,
  )
  rmSync(folder, { recursive: true })
  return file
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
