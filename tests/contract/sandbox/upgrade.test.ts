// @vitest-environment node
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { schemaVersionOf } from '@/sandbox/db/migrations'
import { createPglite, openPglite, pgliteDb } from '@/sandbox/db/pglite'
import type { Platform } from '@/sandbox/platform'
import { openFolder } from '@/sandbox/storage/openFolder'
import { trade } from '@/sandbox/trade'
import { seededDump } from '@/sandbox/testing/seededDump'
import manifest from '@/package.json'
import { releasedFolder, releasedVersions } from '@/tests/support/databases/releasedDatabase'
import { shapeOf } from '@/tests/support/databases/shapeOf'
import { useReleased, writtenPosts } from '@/tests/support/databases/useReleased'

/** The next version of the platform, with one more migration. */
function withMigration(tables: string): Platform {
  const migration = { version: schemaVersionOf(trade) + 1, tables }
  const migrations = [...trade.database.migrations, migration]
  return { ...trade, database: { ...trade.database, migrations } }
}

const released = mkdtempSync(join(tmpdir(), 'released-'))
const loadDataDir = releasedFolder(manifest.version)
await (await createPglite({ dataDir: join(released, 'db'), loadDataDir })).close()
afterAll(() => rmSync(released, { recursive: true, force: true }))

/** A folder with the embedded database of the last release. */
function releasedData(): string {
  const data = mkdtempSync(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  cpSync(released, data, { recursive: true })
  return data
}

/** Opens a folder's database; its log tells what had to be done. */
async function open(folder: string, platform: Platform = trade) {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const db = await openFolder({ folder, platform, seed: async () => {}, log })
  return { ...db, lines }
}

describe('the embedded database of the last release', () => {
  it('is that of the version of the package: renew it with `npm run databases`', () => {
    expect(releasedVersions()).toEqual([manifest.version])
  })

  it('opens in this version: an operator logs in, reads a list and writes a record', async () => {
    const folder = releasedData()
    await useReleased({ SANDBOX_DATA: folder })
    expect(readdirSync(folder)).toEqual(['db'])

    const db = await open(folder)
    expect(await db.query(writtenPosts)).toEqual([{ post_name: 'Night desk' }])
    await db.close()
  })

  it('has, once it is open, the shape of a fresh database', async () => {
    const fresh = pgliteDb(await createPglite({ loadDataDir: await seededDump(trade) }))
    onTestFinished(() => fresh.close())
    const db = await open(releasedData())
    const upgraded = await shapeOf(db)
    await db.close()
    expect(upgraded).toEqual(await shapeOf(fresh))
    expect(upgraded.length).toBeGreaterThan(500)

    await fresh.script('alter table sys_post add remark_zh text')
    const added = 'column public.sys_post remark_zh text'
    expect((await shapeOf(fresh)).filter((line) => !upgraded.includes(line))).toEqual([added])
  })

  it('is migrated once by a version with one more migration, and set aside by the one before', async () => {
    const folder = releasedData()
    const next = withMigration("alter table sys_post add remark_zh text not null default '–'")
    const first = await open(folder, next)
    expect(first.lines).toEqual([expect.stringMatching(/from version \d+ up to date\.$/)])
    const posts = 'select count(*), min(remark_zh) as remark from sys_post'
    expect(await first.query(posts)).toEqual([{ count: 4, remark: '–' }])
    await first.close()
    const second = await open(folder, next)
    expect(second.lines).toEqual([])
    await second.close()

    const { lines, close } = await open(folder, trade)
    await close()
    const sentence = /was written by a newer version than this one; it was moved to .*db\.aside-/
    expect(lines[0]).toMatch(sentence)
    expect(await inAside(folder, posts)).toEqual([{ count: 4, remark: '–' }])
  })

  it('is set aside as it was, with one sentence, when a migration fails', async () => {
    const folder = releasedData()
    const halfway = 'alter table sys_post add half text; alter table nowhere add half text'
    const { lines, close } = await open(folder, withMigration(halfway))
    await close()
    expect(lines[0]).toMatch(/cannot be read by this version; it was moved to .*db\.aside-/)
    const half = "select count(*), bool_or(to_jsonb(sys_post) ? 'half') as half from sys_post"
    expect(await inAside(folder, half)).toEqual([{ count: 4, half: false }])
  })
})

async function inAside(folder: string, sql: string) {
  const name = readdirSync(folder).find((one) => one.startsWith('db.aside-')) ?? ''
  const db = await openPglite(join(folder, name))
  return db.query(sql).finally(() => db.close())
}
