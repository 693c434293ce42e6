import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { openSandbox } from '@/sandbox'
import { createPglite } from '@/sandbox/db/pglite'
import { trade } from '@/sandbox/trade'
import manifest from '@/package.json'
import { startPostgres } from '../run/postgres'
import { databaseFiles, databasesFolder } from './releasedDatabase'

/** `npm run databases`: writes the databases of this version in place of the last release's, which takes a minute. */

const smallest = { SANDBOX_ROWS: '500', SANDBOX_LIFE: 'off' }

async function seed(env: Record<string, string>): Promise<void> {
  const sandbox = await openSandbox({ ...smallest, ...env }, { platform: trade, log: console.log })
  await sandbox.close()
}

async function writeFolder(file: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'wattdesk-release-'))
  try {
    await seed({ SANDBOX_DATA: data })
    const pglite = await createPglite({ dataDir: join(data, 'db') })
    const dump = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await pglite.close()
    // the three databases of a cluster are alike, and 15 MB apart
    const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
    writeFileSync(file, brotliCompressSync(dump, { params }))
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

async function writeScript(file: string): Promise<void> {
  const server = await startPostgres(console.log)
  if (server === undefined) throw new Error('Install PostgreSQL 15 or newer with pg_dump first.')
  try {
    await seed({ DATABASE_URL: server.url })
    const dump = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', server.url]
    const script = execFileSync('pg_dump', dump, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    // commands of psql, which a driver does not know
    const statements = script.replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
    writeFileSync(file, gzipSync(statements, { level: 9 }))
  } finally {
    await server.stop()
  }
}

const earlier = readdirSync(databasesFolder).filter((name) => /^\d.*\.(?:br|gz)$/.test(name))
const files = databaseFiles(manifest.version)
await writeScript(files.script)
await writeFolder(files.folder)
for (const name of earlier.filter((one) => !one.startsWith(`${manifest.version}.`)))
  rmSync(join(databasesFolder, name))
