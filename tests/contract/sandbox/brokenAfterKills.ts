import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Db, Row } from '@/sandbox/db/Db'
import { createPglite, openPglite, pgliteDb } from '@/sandbox/db/pglite'
import { postgresDb } from '@/sandbox/db/postgres'
import { cloneUrl, testServer } from '@/sandbox/testing/engine'
import { insertPrepared } from '@/sandbox/testing/insertPrepared'
import { aWithdrawal } from '@/tests/support/records'
import { seededDump } from '@/sandbox/testing/seededDump'
import { brokenBookings, killMidway, ledgerOf, statementsOfPass } from './killMidway'
import { tables, trade } from '@/sandbox/trade'

/**
 * Kills so many processes, one after the other, each in the middle of passing one withdrawal. The ledger is then as it
 * was, and the same request has its one effect.
 * @returns the bookings that are broken at the end
 */
export async function brokenAfterKills(kills: number): Promise<Row[]> {
  const { place, open } = await aPlace()
  const { id, ledger } = await using(open, async (db) => {
    const made = await insertPrepared({ db, tables }, aWithdrawal())
    expect(await brokenBookings(db)).toEqual([])
    return { id: made, ledger: await ledgerOf(db) }
  })
  for (let kill = 0; kill < kills; kill += 1)
    expect(await killMidway(place, id, 2 + (kill % (statementsOfPass - 1)))).toBe('midway')
  await using(open, async (db) => {
    expect(await ledgerOf(db)).toEqual(ledger)
    expect(await brokenBookings(db)).toEqual([])
  })
  expect(await killMidway(place, id, statementsOfPass + 1)).toBe('done')
  return using(open, async (db) => {
    const bills = await db.query('select id from st_bill where draw_id = $1', [id])
    expect(bills).toHaveLength(1)
    return brokenBookings(db)
  })
}

type Place = { place: string; open: () => Promise<Db> }

/** A seeded database that another process can open: on the tests' server, else in a folder. */
async function aPlace(): Promise<Place> {
  if (testServer) {
    const place = await cloneUrl(testServer)
    return { place, open: async () => postgresDb(place) }
  }
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const place = join(folder, 'db')
  const made = pgliteDb(
    await createPglite({ dataDir: place, loadDataDir: await seededDump(trade) }),
  )
  await made.close()
  return { place, open: () => openPglite(place) }
}

async function using<T>(open: Place['open'], use: (db: Db) => Promise<T>): Promise<T> {
  const db = await open()
  try {
    return await use(db)
  } finally {
    await db.close()
  }
}
