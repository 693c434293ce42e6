import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { createTurnsOfMany } from '../turns'
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

/** One process alone has an embedded database: what concerns several is a matter of its memory. */
export function pgliteDb(pglite: PGlite): Db {
  return {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((tx) => work(queryable(tx))),
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
      return rows
    },
    script: async (sql) => {
      await connection.exec(sql)
    },
  }
}
