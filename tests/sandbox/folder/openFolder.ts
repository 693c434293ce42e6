import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../db/Db'
import { openPglite } from '../db/pglite'
import { schemaVersion } from '../db/schema'
import type { Log } from '../refusalAnswers'
import { holdLock } from './holdLock'

type Parts = {
  /** Holds the database, its lock and what was set aside. */
  folder: string
  seed: (db: Db) => Promise<void>
  log: Log
}

/**
 * Opens the database of a folder, seeded at its first start. Nothing else may hold the folder; a
 * database that cannot be read, or is of another version, is set aside and seeded anew.
 * @throws Error, one sentence to show, when another process holds the folder
 */
export async function openFolder({ folder, seed, log }: Parts): Promise<Db> {
  mkdirSync(folder, { recursive: true })
  const lock = holdLock(join(folder, 'lock'))
  try {
    const db = await openOrSeed(join(folder, 'db'), seed, log)
    const close = async () => {
      await db.close()
      lock.release()
    }
    return { ...db, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openOrSeed(dir: string, seed: Parts['seed'], log: Log): Promise<Db> {
  if (existsSync(dir)) {
    const db = await openExisting(dir)
    if (db !== undefined) return db
    setAside(dir, log)
  }
  log(`Seeding the sandbox's database in ${dir} …`)
  await seedAside(`${dir}.new`, dir, seed)
  return openPglite(dir)
}

/** Undefined when the folder holds no database that this version can read. */
async function openExisting(dir: string): Promise<Db | undefined> {
  if (!existsSync(join(dir, 'PG_VERSION'))) return undefined
  try {
    const db = await openPglite(dir)
    const version = await versionOf(db)
    if (version === schemaVersion) return db
    await db.close()
  } catch {
    // Whatever went wrong, the answer is the same: set aside and seeded anew.
  }
  return undefined
}

async function versionOf(db: Db): Promise<unknown> {
  const [row] = await db.query("select value from meta where key = 'schema'").catch(() => [])
  return row?.['value']
}

function setAside(dir: string, log: Log): void {
  const aside = `${dir}.aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(dir, aside)
  log(`The sandbox's database in ${dir} cannot be read by this version; it was moved to ${aside}.`)
}

/** Seeds under another name, so that a start that was cut short leaves nothing half done. */
async function seedAside(temporary: string, dir: string, seed: Parts['seed']): Promise<void> {
  rmSync(temporary, { recursive: true, force: true })
  const db = await openPglite(temporary)
  await seed(db)
  await db.close()
  renameSync(temporary, dir)
}
