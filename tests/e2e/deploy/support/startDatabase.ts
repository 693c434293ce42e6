import pg from 'pg'
import { startPostgres } from '@/tests/support/run/postgres'
import type { Service } from './readCompose'

export type Database = { host: string; stop: () => Promise<void> }

/** Starts a temporary PostgreSQL with the database, user and password of a service. */
export async function startDatabase({ environment = {} }: Service): Promise<Database> {
  const server = await startPostgres(console.log)
  if (server === undefined) throw new Error('PostgreSQL does not start.')
  const { POSTGRES_DB = '', POSTGRES_USER = '', POSTGRES_PASSWORD = '' } = environment
  const client = new pg.Client(server.url)
  await client.connect()
  const [database, user] = [POSTGRES_DB, POSTGRES_USER].map((name) => client.escapeIdentifier(name))
  await client.query(`create database ${database}`)
  await client.query(`alter user ${user} password ${client.escapeLiteral(POSTGRES_PASSWORD)}`)
  await client.end()
  return { host: new URL(server.url).host, stop: server.stop }
}
