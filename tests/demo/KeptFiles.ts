import { IdbFs } from '@electric-sql/pglite'

type Module = { IDBFS: { dbs: Record<string, IDBDatabase> } }

/**
 * The files of a database in IndexedDB, written on request and not after every statement: each write looks
 * through all of them.
 */
export class KeptFiles extends IdbFs {
  override syncToFs(): Promise<void> {
    return Promise.resolve()
  }

  /** Keeps the files as they are now, all or nothing. No statement may run meanwhile. */
  keep(): Promise<void> {
    return super.syncToFs()
  }

  /** Ends the connection, too, which the base class looks for under another name: it would hinder the next one. */
  override async closeFs(): Promise<void> {
    const { IDBFS } = (this.pg as unknown as { Module: Module }).Module
    for (const connection of Object.values(IDBFS.dbs)) connection.close()
    await super.closeFs()
  }
}
