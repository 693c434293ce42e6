import type { Db, Queryable } from '../db/Db'
import { migrate, schemaVersionOf, stateOf, type State } from '../db/migrations'
import { postgresDb } from '../db/postgres'
import type { Platform } from '../platform'
import type { Log } from '../refusalAnswers'
import { placeOf } from './placeOf'

type Parts = {
  /** Of the database: `postgres://user:password@host:5432/database`. */
  url: string
  platform: Platform
  seed: (db: Queryable) => Promise<void>
  log: Log
}

/**
 * Opens a database of a PostgreSQL server, seeded at its first start and brought up to date at a later one,
 * by one process where several start together. No record that is there is ever dropped.
 * @throws Error, one sentence to show, when it cannot be reached or used
 */
export async function openServer({ url, ...parts }: Parts): Promise<Db> {
  const db = postgresDb(url)
  const place = placeOf(url)
  try {
    await checkServer(db, place)
    await db.exclusively(['open'], () => prepare(db, { place, ...parts }))
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

type Preparing = Omit<Parts, 'url'> & { place: string }

async function prepare(db: Db, { place, platform, seed, log }: Preparing) {
  const state = await stateOf(db, platform)
  const why = refusals.get(state)
  if (why !== undefined) throw new Error(why(place, schemaVersionOf(platform)))
  if (state === 'empty') {
    log(`Seeding the sandbox's database at ${place} …`)
    // in one transaction: a start that was cut short leaves nothing half done
    await db.transaction(async (tx) => {
      await tx.query('set local idle_in_transaction_session_timeout = 0')
      await seed(tx)
    })
    // so that counting needs no table
    await db.script('vacuum (analyze)')
  }
  if (state === 'behind')
    log(
      `Brought the sandbox's database at ${place} from version ${await migrate(db, platform)} up to date.`,
    )
}

const another = 'give the URL of an empty database in DATABASE_URL'

const refusals = new Map<State, (place: string, version: number) => string>([
  [
    'newer',
    (place, version) =>
      `The database at ${place} was written by a newer version of the sandbox than this one (${version}): ` +
      `update Wattdesk, or ${another}.`,
  ],
  [
    'older',
    (place) =>
      `The database at ${place} was written by a version of the sandbox that is too old to be brought up to ` +
      `date: ${another}.`,
  ],
  [
    'foreign',
    (place) =>
      `The database at ${place} holds tables that are not the sandbox's, which are left alone: ${another}.`,
  ],
])

const oldestServer = 150_000

async function checkServer(db: Queryable, place: string): Promise<void> {
  const [server] = await db
    .query(
      `select current_setting('server_version_num')::int as "version", current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new Error(
        `The database of DATABASE_URL, ${place}, cannot be opened (${reasonOf(error)}): check that the server ` +
          'runs there and that user, password and database are right.',
        { cause: error },
      )
    })
  if (Number(server?.['version']) < oldestServer)
    throw new Error(`The server at ${place} is too old: PostgreSQL 15 or newer is needed.`)
  if (server?.['encoding'] !== 'UTF8')
    throw new Error(
      `The database at ${place} is encoded in ${String(server?.['encoding'])}: make one in UTF8 ` +
        "(create database … encoding 'UTF8' template template0).",
    )
}

/** A failed attempt at several addresses has an error for each, and no message itself. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
