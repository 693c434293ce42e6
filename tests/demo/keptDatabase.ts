import { PGlite } from '@electric-sql/pglite'
import clusterAddress from 'virtual:empty-cluster'
import { systemClock } from '@/tests/sandbox/clock'
import type { Db } from '@/tests/sandbox/db/Db'
import { pgliteDb } from '@/tests/sandbox/db/pglite'
import { schemaVersion } from '@/tests/sandbox/db/schema'
import { KeptFiles } from './KeptFiles'

export type KeptDb = Db & {
  /** Keeps at once what was written so far; else it is kept within a second. */
  keep(): Promise<void>
}

const keepAfterMs = 1_000

/**
 * Opens the database that this browser keeps under a name, seeded at its first start. One that cannot be read, that
 * is of another version or whose seeding was cut short is dropped and seeded anew.
 */
export async function openKept(name: string, seed: (db: Db) => Promise<void>): Promise<KeptDb> {
  const kept = (await isKept(name)) ? await openExisting(name) : undefined
  if (kept !== undefined) return kept
  await dropKept(name)
  const db = await open(name, await emptyCluster())
  await seed(db)
  await db.keep()
  return db
}

/** Forgets all that is kept under a name, which must not be open. */
export function dropKept(name: string): Promise<void> {
  return settled(indexedDB.deleteDatabase(storeOf(name))).then(() => {})
}

async function open(name: string, cluster?: Blob): Promise<KeptDb> {
  const files = new KeptFiles(name)
  const pglite = await PGlite.create({ fs: files, ...(cluster && { loadDataDir: cluster }) })
  const keep = () => pglite.runExclusive(() => files.keep())
  return keepingLater(pgliteDb(pglite), keep)
}

function keepingLater(db: Db, keep: () => Promise<void>): KeptDb {
  let callOff: (() => void) | undefined
  const keepNow = () => {
    callOff?.()
    callOff = undefined
    return keep()
  }
  const later = () => {
    callOff ??= systemClock.after(keepAfterMs, () => void keepNow())
  }
  return {
    ...db,
    query: (sql, params) => db.query(sql, params).finally(later),
    transaction: (work) => db.transaction(work).finally(later),
    keep: keepNow,
    close: async () => {
      await keepNow()
      await db.close()
    },
  }
}

/** Undefined when what is kept cannot be used by this version. */
async function openExisting(name: string): Promise<KeptDb | undefined> {
  try {
    const db = await open(name)
    const [row] = await db.query("select value from meta where key = 'schema'").catch(() => [])
    if (row?.['value'] === schemaVersion) return db
    await db.close()
  } catch {
    // Whatever went wrong, the answer is the same: dropped and seeded anew.
  }
  return undefined
}

/** Whether there is more than a name: asking for a store that is not there makes one. */
async function isKept(name: string): Promise<boolean> {
  const connection = await settled(indexedDB.open(storeOf(name)))
  const hasFiles = connection.objectStoreNames.length > 0
  connection.close()
  return hasFiles
}

function storeOf(name: string): string {
  return `/pglite/${name}`
}

/** A cluster as initdb leaves it. */
async function emptyCluster(): Promise<Blob> {
  const { body } = await fetch(clusterAddress)
  if (body === null) throw new Error(`${clusterAddress} is empty`)
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).blob()
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}
