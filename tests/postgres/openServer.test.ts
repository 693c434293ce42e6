import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openSandbox } from '@/sandbox'
import type { Db } from '@/sandbox/db/Db'
import { schemaVersionOf } from '@/sandbox/db/migrations'
import { postgresDb } from '@/sandbox/db/postgres'
import { openServer } from '@/sandbox/storage/openServer'
import { placeOf } from '@/sandbox/storage/placeOf'
import { cloneUrl, databaseUrl, testServer } from '@/sandbox/testing/engine'
import { trade } from '@/sandbox/trade'
import manifest from '@/package.json'
import { releasedScript } from '@/tests/support/databases/releasedDatabase'
import { shapeOf } from '@/tests/support/databases/shapeOf'
import { useReleased, writtenPosts } from '@/tests/support/databases/useReleased'

const server = testServer ?? ''

/** A database, seeded or empty, and its URL. */
async function aDatabase(template?: 'template0'): Promise<{ url: string; db: Db }> {
  const url = await cloneUrl(server, template)
  const db = postgresDb(url)
  onTestFinished(() => db.close())
  return { url, db }
}

async function open(url: string, seed = (): Promise<void> => Promise.reject(new Error('seeded'))) {
  const said: string[] = []
  const db = await openServer({ url, platform: trade, seed, log: (line) => said.push(line) })
  await db.close()
  return said
}

it('opens a database that is up to date and says nothing', async () => {
  const { url } = await aDatabase()
  expect(await open(url)).toEqual([])
})

it('brings a database of an earlier version up to date, and keeps every record', async () => {
  const { url, db } = await aDatabase()
  const before = await shapeOf(db)
  await db.script(eighth)
  const [sums] = await db.query('select count(*), sum(real_buy_num) from api_recharge')
  expect(await open(url)).toEqual([expect.stringContaining('from version 8 up to date')])
  expect(await shapeOf(db)).toEqual(before)
  expect(await db.query('select count(*), sum(real_buy_num) from api_recharge')).toEqual([sums])
  expect(await open(url)).toEqual([])
})

it('opens the database of the last release: an operator logs in, reads a list and writes a record', async () => {
  const { url, db } = await aDatabase('template0')
  const client = new pg.Client(url)
  await client.connect()
  await client.query(releasedScript(manifest.version))
  await client.end()
  await useReleased({ DATABASE_URL: url })
  expect(await db.query(writtenPosts)).toEqual([{ post_name: 'Night desk' }])
  const fresh = await aDatabase()
  expect(await shapeOf(db)).toEqual(await shapeOf(fresh.db))
})

/** Removes everything that came after version 8. */
const eighth = `
  drop schema tally cascade;
  alter table sys_attempt drop column ip;
  alter table sys_attempt add primary key (key);
  drop table sys_export;
  update meta set value = '8' where key = 'schema'`

it('changes nothing in a database of a newer or a too old version, and names the remedy', async () => {
  const { url, db } = await aDatabase()
  for (const [version, word] of [
    [schemaVersionOf(trade) + 1, /was written by a newer version of the sandbox than this one/],
    [3, /too old to be brought up to date/],
  ] as const) {
    await db.query("update meta set value = $1 where key = 'schema'", [String(version)])
    await expect(open(url)).rejects.toThrow(word)
    await expect(open(url)).rejects.toThrow('give the URL of an empty database in DATABASE_URL')
  }
  expect(await db.query("select value from meta where key = 'schema'")).toEqual([{ value: '3' }])
})

it('leaves foreign tables alone', async () => {
  const { url, db } = await aDatabase('template0')
  await db.script('create table invoice (id int); insert into invoice values (7)')
  await expect(open(url)).rejects.toThrow("holds tables that are not the sandbox's")
  expect(await db.query('select * from invoice')).toEqual([{ id: 7 }])
})

it('leaves nothing behind when the seed is cut short', async () => {
  const { url, db } = await aDatabase('template0')
  await expect(open(url)).rejects.toThrow('seeded')
  const tables = "select 1 from pg_tables where schemaname = 'public'"
  expect(await db.query(tables)).toEqual([])
})

it('says in one sentence, without the password, why it cannot be opened', async () => {
  const nowhere = new URL(databaseUrl(server, 'wattdesk_test_missing'))
  nowhere.password ||= 'hush_hush'
  const why = await open(nowhere.href).catch((error: Error) => error.message)
  expect(why).toMatch(/^The database of DATABASE_URL, .* cannot be opened \(.*\): check that/)
  expect(why).toContain('wattdesk_test_missing')
  expect(why).not.toContain(nowhere.password)
  expect(placeOf('postgresql://me:hush@db.test:6543/desk?password=hush')).toBe(
    'postgres://me@db.test:6543/desk',
  )
  await expect(openSandbox({ DATABASE_URL: 'mysql://me:hush@db.test/desk' })).rejects.toThrow(
    /^DATABASE_URL is no address of a PostgreSQL database: give postgres:/,
  )
})

it('goes on listening after a lost connection, and says that it may have missed something', async () => {
  const { db } = await aDatabase()
  const heard: string[] = []
  let missed = 0
  const stop = await db.listen('line', { hear: (text) => heard.push(text), missed: () => missed++ })
  await db.query("select pg_notify('line', 'one')")
  await expect.poll(() => heard).toEqual(['one'])
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  )
  await expect.poll(() => missed, { timeout: 30_000 }).toBe(1)
  await db.query("select pg_notify('line', 'two')")
  await expect.poll(() => heard).toEqual(['one', 'two'])
  await stop()
})
