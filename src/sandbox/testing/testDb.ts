import type { Db } from '../db/Db'
import { createPglite, pgliteDb } from '../db/pglite'
import type { Platform } from '../platform'
import { cloneUrl, testServer } from './engine'
import { seededDump } from './seededDump'

/** A seeded database for one worker: on a server if `engine` names one, else embedded. */
export async function testDb(platform: Platform): Promise<Db> {
  if (testServer === undefined)
    return pgliteDb(await createPglite({ loadDataDir: await seededDump(platform) }))
  const { postgresDb } = await import('../db/postgres')
  return postgresDb(await cloneUrl(testServer))
}
