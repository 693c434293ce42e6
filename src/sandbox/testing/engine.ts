import { randomUUID } from 'node:crypto'

/**
 * The PostgreSQL server on which these tests run, as `TEST_DATABASE_URL` names it to their project (vite.config.ts);
 * undefined for the embedded database. Its user may make databases.
 */
export const testServer =
  process.env['TEST_ENGINE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined

/** The prefix of all test databases, so that they can be dropped together. */
export const testPrefix = 'wattdesk_test_'
/** The seeded database from which the others are copied. */
export const testTemplate = `${testPrefix}seeded`

/** The URL of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the server itself. */
export async function onServer(server: string, sql: string): Promise<Record<string, unknown>[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Makes a copy of the seeded database, or an empty one, and gives its URL. */
export async function cloneUrl(server: string, template = testTemplate): Promise<string> {
  const name = `${testPrefix}${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return databaseUrl(server, name)
}

/** Takes away the databases of these and of earlier tests. */
export async function dropTestDatabases(server: string): Promise<void> {
  const found = await onServer(
    server,
    `select datname from pg_database where datname like '${testPrefix.replaceAll('_', '\\_')}%'`,
  )
  for (const { datname } of found)
    // oxlint-disable-next-line no-await-in-loop
    await onServer(server, `drop database if exists ${String(datname)} with (force)`)
}
