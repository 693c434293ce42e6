import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createPglite, pgliteDb } from '../db/pglite'
import type { Platform } from '../platform'
import { seedForTests } from './seedForTests'

const sources = resolve(import.meta.dirname, '..')
const folder = resolve('.test')

/** A dump of a small seeded database, kept in `.test/` until the sandbox's sources or the platform change. */
export async function seededDump(platform: Platform): Promise<Blob> {
  const file = join(folder, `sandbox-${fingerprint(platform)}.tar`)
  const bytes = read(file) ?? (await make(file, platform))
  return new Blob([bytes])
}

function read(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined
  }
}

async function make(file: string, platform: Platform): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await createPglite({})
  const db = pgliteDb(pglite)
  await seedForTests(db, platform)
  const dump = await pglite.dumpDataDir('none')
  const bytes = new Uint8Array(await dump.arrayBuffer())
  await db.close()
  keep(file, bytes)
  return bytes
}

/** Renamed into place, so that a worker beside this one never reads half a file. */
function keep(file: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true })
  const earlier = readdirSync(folder).filter((name) => /^sandbox-\w+\.tar$/.test(name))
  for (const name of earlier) rmSync(join(folder, name), { force: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}

/** A hash of the sandbox's sources and of the platform. */
export function fingerprint(platform: Platform): string {
  const hash = createHash('sha256').update(JSON.stringify(platform))
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.[jt]s$/.test(name)).sort())
    hash.update(readFileSync(join(sources, file)))
  return hash.digest('hex').slice(0, 16)
}
