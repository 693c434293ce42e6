import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Db, Queryable } from '../db/Db'
import { migrate, stateOf, type State } from '../db/migrations'
import { openPglite } from '../db/pglite'
import type { Platform } from '../platform'
import type { Log } from '../refusalAnswers'
import { holdLock } from './holdLock'

type Parts = {
  /** Holds the database, its lock and what was set aside. */
  folder: string
  platform: Platform
  seed: (db: Queryable) => Promise<void>
  log: Log
}

/**
 * Opens the database of a folder, seeded at its first start and brought up to date at a later one. Nothing
 * else may hold the folder; a database that cannot be read, or is of a version too old or too new, is set aside and
 * seeded anew.
 * @throws Error, one sentence to show, when another process holds the folder
 */
export async function openFolder({ folder, ...parts }: Parts): Promise<Db> {
  mkdirSync(folder, { recursive: true })
  const lock = holdLock(join(folder, 'lock'))
  try {
    const db = await openOrSeed(join(folder, 'db'), parts)
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

type Opening = Omit<Parts, 'folder'>

async function openOrSeed(dir: string, { platform, seed, log }: Opening): Promise<Db> {
  if (existsSync(dir)) {
    const found = await openExisting(dir, platform, log)
    if (typeof found !== 'string') return found
    setAside(dir, found, log)
  }
  log(`Seeding the sandbox's database in ${dir} …`)
  await seedAside(`${dir}.new`, dir, seed)
  return openPglite(dir)
}

/** The database, brought up to date, or the reason why this version cannot use it; it is then closed. */
async function openExisting(dir: string, platform: Platform, log: Log): Promise<Db | string> {
  if (!existsSync(join(dir, 'PG_VERSION'))) return unreadable
  const db = await openPglite(dir).catch(() => undefined)
  if (db === undefined) return unreadable
  const state = await bringUpToDate(db, { dir, platform, log }).catch(() => 'unreadable' as const)
  if (state === 'current') return db
  await db.close()
  return state === 'newer' ? 'was written by a newer version than this one' : unreadable
}

const unreadable = 'cannot be read by this version'

type Existing = { dir: string; platform: Platform; log: Log }

async function bringUpToDate(db: Db, { dir, platform, log }: Existing): Promise<State> {
  const state = await stateOf(db, platform)
  if (state !== 'behind') return state
  const from = await migrate(db, platform)
  log(`Brought the sandbox's database in ${dir} from version ${from} up to date.`)
  return 'current'
}

function setAside(dir: string, reason: string, log: Log): void {
  const aside = `${dir}.aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(dir, aside)
  log(`The sandbox's database in ${dir} ${reason}; it was moved to ${aside}.`)
}

/** Seeds under another name, so that a start that was cut short leaves nothing half done. */
async function seedAside(temporary: string, dir: string, seed: Parts['seed']): Promise<void> {
  rmSync(temporary, { recursive: true, force: true })
  const db = await openPglite(temporary)
  await seed(db)
  await db.close()
  renameSync(temporary, dir)
}
