import pg from 'pg'
import { createTurns, createTurnsOfMany } from '../values/turns'
import type { Db, Queryable, Row } from './Db'
import { listenTo } from './listenTo'
import { parsers } from './parsers'

/** Connections for statements; each waits for its turn in the pool, never in the server. */
const mostConnections = 8
/** Connections that hold a lock while a work goes on over the others. */
const mostLocks = 4
/** A process that was stopped in the middle of a transaction must not hold up the others for longer. */
const idleMs = 30_000
/** A caller does not wait longer than this either (§9). */
const patienceMs = 30_000

/**
 * A PostgreSQL server, which several processes may share.
 * @param url such as `postgres://user:password@host:5432/database`
 */
export function postgresDb(url: string): Db {
  const options = `-c TimeZone=UTC -c idle_in_transaction_session_timeout=${idleMs}`
  const config: pg.PoolConfig = {
    connectionString: url,
    options,
    types: { getTypeParser },
    application_name: 'Wattdesk sandbox',
    // for a connection of the server, and for one of the pool
    connectionTimeoutMillis: patienceMs,
    // a test or a bench ends by itself
    allowExitOnIdle: true,
  }
  const pool = createPool({ ...config, max: mostConnections })
  const lockPool = createPool({ ...config, max: mostLocks })
  const inTurn = createTurns()
  const inTurns = createTurnsOfMany()
  const ending = new Set<() => Promise<void>>()

  return {
    ...statements(pool),
    transaction: (work) =>
      // waiting here, and not in the server, leaves the pool to those who read
      inTurn('transaction', () => withClient(pool, (client) => transact(client, work))),
    exclusively: (keys, work) =>
      inTurns(keys, () => withClient(lockPool, (client) => locked(client, keys, work))),
    listen: async (channel, listener) => {
      const stop = await listenTo(() => new pg.Client(config), channel, listener)
      ending.add(stop)
      return async () => {
        ending.delete(stop)
        await stop()
      }
    },
    close: async () => {
      await Promise.all([...ending].map((stop) => stop()))
      await Promise.all([pool.end(), lockPool.end()])
    },
  }
}

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // a broken idle connection is replaced; a used one fails the call that uses it
  pool.on('error', () => {})
  return pool
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (id, format) =>
  parsers.get(id) ?? (pg.types.getTypeParser(id, format) as (text: string) => unknown)

type Runner = Pick<pg.Pool | pg.PoolClient, 'query'>

function queryable(runner: Runner): Queryable {
  return {
    query: async (sql, params) => {
      const { rows } = await runner.query<Row>(sql, params === undefined ? [] : [...params])
      return rows
    },
    script: async (sql) => {
      await runner.query(sql)
    },
  }
}

/** Repeats a statement outside a transaction that failed because of concurrent ones. */
function statements(pool: pg.Pool): Queryable {
  const { query, script } = queryable(pool)
  return { query: (sql, params) => again(() => query(sql, params)), script }
}

/** Deadlock, and what could not be put in order. */
const passing = new Set(['40P01', '40001'])

async function again<T>(run: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const isPassing = error instanceof pg.DatabaseError && passing.has(error.code ?? '')
    if (!isPassing || tries === 1) throw error
    return again(run, tries - 1)
  }
}

/** Drops a connection after an unexpected error. */
async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect()
  let broken: Error | undefined
  const noteBroken = (error: Error) => (broken = error)
  client.on('error', noteBroken)
  try {
    return await use(client)
  } finally {
    client.off('error', noteBroken)
    client.release(broken)
  }
}

/** One lock for all transactions: money decisions follow one another, as they do in the embedded database. */
async function transact<T>(client: pg.PoolClient, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(${lockId('$1')})`, ['transaction'])
    const result = await work(queryable(client))
    await client.query('commit')
    return result
  } catch (error) {
    // where the connection is gone the server has rolled back already
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function locked<T>(
  client: pg.PoolClient,
  [key, ...others]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work()
  await client.query(`select pg_advisory_lock(${lockId('$1')})`, [`key ${key}`])
  try {
    return await locked(client, others, work)
  } finally {
    await client.query(`select pg_advisory_unlock(${lockId('$1')})`, [`key ${key}`]).catch(() => {})
  }
}

/** Locks are of one database, so that sandboxes in others do not meet. */
function lockId(placeholder: string): string {
  return `hashtextextended('wattdesk ' || ${placeholder}::text, 0)`
}
