import type { Db, Queryable } from '@/sandbox/db/Db'

/** The same database, telling how many tables have been written to so far. */
export function tellingTables<D extends Queryable>(db: D, onTable: (tables: number) => void): D {
  const written = new Set<string>()
  const query: Db['query'] = (sql, params) => {
    const [, table] = /^\s*insert into (\w+)/.exec(sql) ?? []
    if (table !== undefined && !written.has(table)) onTable(written.add(table).size)
    return db.query(sql, params)
  }
  return { ...db, query }
}
