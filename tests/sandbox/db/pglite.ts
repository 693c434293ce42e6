import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import type { Db, Queryable, Row } from './Db'

/**
 * Opens the embedded PostgreSQL.
 * @param dataDir folder of the database; without it the database lives in memory
 */
export async function openPglite(dataDir?: string): Promise<Db> {
  return pgliteDb(await createPglite(dataDir === undefined ? {} : { dataDir }))
}

/** PGlite with small log segments: the folder is a third smaller and the dump for tests loads sooner. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, initDbStartParams: ['--wal-segsize=1'] })
}

export function pgliteDb(pglite: PGlite): Db {
  return {
    ...queryable(pglite),
    script: async (sql) => {
      await pglite.exec(sql)
    },
    transaction: (work) => pglite.transaction((tx) => work(queryable(tx))),
    close: () => pglite.close(),
  }
}

function queryable(connection: PGlite | Transaction): Queryable {
  return {
    query: async (sql, params) => {
      const { rows } = await connection.query<Row>(sql, params === undefined ? [] : [...params])
      return rows
    },
  }
}
