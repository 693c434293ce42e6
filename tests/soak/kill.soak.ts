import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createPglite, openPglite, pgliteDb } from '@/sandbox/db/pglite'
import { seededDump } from '@/sandbox/testing/seededDump'
import { insertPrepared } from '@/sandbox/testing/insertPrepared'
import { aWithdrawal } from '@/tests/support/records'
import {
  brokenBookings,
  killMidway,
  ledgerOf,
  statementsOfPass,
} from '@/tests/contract/sandbox/killMidway'
import { countFrom } from './settings'
import { tables, trade } from '@/sandbox/trade'

it('K1: a process killed within a money transaction leaves nothing of it', async ({ task }) => {
  const kills = countFrom('SOAK_KILLS', 100)
  task.meta.figures = `kills within a money transaction: ${kills} asked for, the books are broken`
  const place = join(mkdtempSync(join(tmpdir(), 'killed-')), 'db')
  onTestFinished(() => rmSync(join(place, '..'), { recursive: true, force: true }))
  const first = pgliteDb(
    await createPglite({ dataDir: place, loadDataDir: await seededDump(trade) }),
  )
  const id = await insertPrepared({ db: first, tables }, aWithdrawal())
  const before = await ledgerOf(first)
  await first.close()
  for (let kill = 0; kill < kills; kill += 1) {
    const statements = 2 + (kill % (statementsOfPass - 1))
    expect(await killMidway(place, id, statements)).toBe('midway')
  }
  const after = await openPglite(place)
  onTestFinished(() => after.close())
  expect([await ledgerOf(after), await brokenBookings(after)]).toEqual([before, []])
  task.meta.figures = `kills within a money transaction: ${kills}, 0 half bookings`
})
