import type { Db } from '../db/Db'
import { createPglite, pgliteDb } from '../db/pglite'
import { cloneUrl, testServer } from './engine'
import { seededDump } from './seededDump'

/** A seeded database for one worker: of a server where `engine` says so, else an embedded one. */
export async function testDb(): Promise<Db> {
  if (testServer === undefined)
    return pgliteDb(await createPglite({ loadDataDir: await seededDump() }))
  const { postgresDb } = await import('../db/postgres')
  return postgresDb(await cloneUrl(testServer))
}
