import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { atMost } from '../values/atMost'
import { createTurnsOfMany } from '../values/turns'
import type { Db, Queryable, Row } from './Db'
import { parsers } from './parsers'

/**
 * Opens the embedded PostgreSQL.
 * @param dataDir folder of the database; without it the database lives in memory
 */
export async function openPglite(dataDir?: string): Promise<Db> {
  return pgliteDb(await createPglite(dataDir === undefined ? {} : { dataDir }))
}

/** PGlite with small log segments: the folder is a third smaller and the dump for tests loads sooner. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    parsers: Object.fromEntries(parsers),
    initDbStartParams: ['--wal-segsize=1'],
  })
}

/**
 * One process alone has an embedded database: what concerns several is a matter of its memory. It works on the thread
 * that answers calls and never leaves it by itself, so between any two statements others have theirs.
 */
export function pgliteDb(pglite: PGlite): Db {
  const inTurn = atMost(1)
  const { query, script } = queryable(pglite)
  return {
    query: (sql, params) => inTurn(() => query(sql, params)),
    script: (sql) => inTurn(() => script(sql)),
    transaction: (work) => inTurn(() => pglite.transaction((tx) => work(queryable(tx)))),
    exclusively: createTurnsOfMany(),
    listen: async (channel, { hear }) => {
      const stop = await pglite.listen(channel, hear)
      return () => stop()
    },
    close: () => pglite.close(),
  }
}

function queryable(connection: PGlite | Transaction): Queryable {
  return {
    query: async (sql, params) => {
      const { rows } = await connection.query<Row>(sql, params === undefined ? [] : [...params])
      await letOthers()
      return rows
    },
    script: async (sql) => {
      await connection.exec(sql)
      await letOthers()
    },
  }
}

/** Taken before a test stops the clock; a browser has none, and one user. */
const { setImmediate } = globalThis

/** Lets this thread take what has arrived: connections, requests, timers. */
function letOthers(): Promise<void> | undefined {
  return setImmediate && new Promise((resolve) => void setImmediate(resolve))
}
