import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Db, Row } from '@/sandbox/db/Db'

/** How many statements passing a withdrawal under an idempotency key takes, before its commit. */
export const statementsOfPass = 6

/**
 * Starts a process that passes a withdrawal, and kills it after the given number of statements.
 * @param place the folder of a closed embedded database, or the URL of one on a server
 * @returns the last message of the process: `midway`, unless it was done before
 */
export async function killMidway(place: string, id: string, statements: number): Promise<string> {
  const script = resolve(import.meta.dirname, 'stopMidway.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, place, id, String(statements)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    child.kill('SIGKILL')
  })
  await once(child, 'close')
  return said.trim()
}

/** All that passing a withdrawal changes. */
export async function ledgerOf(db: Db): Promise<readonly Row[]> {
  const [drawn, books, notes, keys] = [
    'select status, count(*)::int as count from st_store_draw group by status order by status',
    'select sum(balance)::text as balances, (select count(*)::int from st_bill) as bills from st_store',
    "select count(*)::int as notes from sys_oper_log where title = 'store:storeDraw:pass'",
    'select count(*)::int as keys from idempotency',
  ].map((sql) => db.query(sql))
  return (await Promise.all([drawn, books, notes, keys])).flatMap((rows) => rows ?? [])
}

/** Passed withdrawals without their one bill, and other ones with a bill; and stores that hold less than nothing. */
export function brokenBookings(db: Db): Promise<Row[]> {
  return db.query(
    `select d.id::text as id from st_store_draw d left join st_bill b on b.draw_id = d.id
     group by d.id, d.status having count(b.id) <> case when d.status = '2' then 1 else 0 end
     union all select 'store ' || id from st_store where balance < 0`,
  )
}
