export type Row = Record<string, unknown>

export type Queryable = {
  /** Runs one parameterised statement and gives its rows. */
  query(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Runs several statements without parameters, for the schema. */
  script(sql: string): Promise<void>
}

/** Ends what was begun. */
export type Stop = () => Promise<void>

export type Listener = {
  /** Receives a committed notification on the channel, from any process. */
  hear(text: string): void
  /** For a while nothing could be heard: something may have been missed. */
  missed(): void
}

/** All that the sandbox asks of PostgreSQL, so that another driver is one small file. */
export type Db = Queryable & {
  /**
   * Commits what `work` did, or nothing of it when it throws. Transactions do not overlap, those of other
   * processes on the same database included.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * Works that have a key in common follow one another, in all processes on the same database. Several keys
   * are taken in the given order, which must be the same everywhere. Not to be nested: a work that waits for
   * another key may wait for ever.
   */
  exclusively<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>
  listen(channel: string, listener: Listener): Promise<Stop>
  close(): Promise<void>
}
