export type Row = Record<string, unknown>

export type Queryable = {
  /** Runs one parameterised statement and gives its rows. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

/** All that the sandbox asks of PostgreSQL, so that another driver is one small file. */
export type Db = Queryable & {
  /** Runs several statements without parameters, for the schema. */
  script(sql: string): Promise<void>
  /** Commits what `work` did, or nothing of it when it throws; transactions do not overlap. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  close(): Promise<void>
}
