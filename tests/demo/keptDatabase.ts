import { systemClock } from '@/sandbox/values/clock'
import type { Db } from '@/sandbox/db/Db'
import { migrate, stateOf } from '@/sandbox/db/migrations'
import { createPglite, pgliteDb } from '@/sandbox/db/pglite'
import { trade } from '@/sandbox/trade'
import { KeptFiles } from './KeptFiles'
import { loadCluster, loadPostgres } from './postgresFiles'

export type KeptDb = Db & {
  /** Stores all writes at once; otherwise they are stored within a second. */
  keep(): Promise<void>
}

type Prepare = (seeded: Db) => Promise<void>

const keepAfterMs = 1_000

/**
 * Opens the database that this browser keeps under a name; at the first start a seeded one, prepared. One that cannot
 * be read or is of another version is dropped and replaced.
 */
export async function openKept(name: string, prepare: Prepare): Promise<KeptDb> {
  const kept = (await isKept(name)) ? await openExisting(name) : undefined
  if (kept !== undefined) return kept
  await dropKept(name)
  const { db, keep } = await open(name, loadCluster())
  await prepare(db)
  return keepingLater(db, keep)
}

/** Deletes the database of a name; it must not be open. */
export async function dropKept(name: string): Promise<void> {
  await settled(indexedDB.deleteDatabase(storeOf(name)))
}

type Opened = { db: Db; keep: () => Promise<void> }

async function open(name: string, cluster?: Promise<Blob>): Promise<Opened> {
  const files = new KeptFiles(name)
  const [postgres, loadDataDir] = await Promise.all([loadPostgres(), cluster])
  const pglite = await createPglite({ ...postgres, fs: files, ...(loadDataDir && { loadDataDir }) })
  return { db: pgliteDb(pglite), keep: () => pglite.runExclusive(() => files.keep()) }
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

/** Undefined if this version cannot use the stored database. */
async function openExisting(name: string): Promise<KeptDb | undefined> {
  const opened = await open(name).catch(() => undefined)
  if (opened === undefined) return undefined
  const { db, keep } = opened
  if (await bringUpToDate(db).catch(() => false)) return keepingLater(db, keep)
  await db.close()
  return undefined
}

async function bringUpToDate(db: Db): Promise<boolean> {
  const state = await stateOf(db, trade)
  if (state === 'behind') await migrate(db, trade)
  return state === 'current' || state === 'behind'
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

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}
