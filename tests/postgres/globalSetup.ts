import { postgresDb } from '@/sandbox/db/postgres'
import { databaseUrl, dropTestDatabases, onServer, testTemplate } from '@/sandbox/testing/engine'
import { seedForTests } from '@/sandbox/testing/seedForTests'
import { trade } from '@/sandbox/trade'

/** Seeds the database once that every test file copies, and takes all of them away afterwards. */
export async function setup(): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  await dropTestDatabases(server)
  await onServer(
    server,
    `create database ${testTemplate} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  )
  const db = postgresDb(databaseUrl(server, testTemplate))
  await seedForTests(db, trade)
  await db.close()
  return () => dropTestDatabases(server)
}
