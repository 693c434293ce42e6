import type { Db } from '@/sandbox/db/Db'
import { brokenBookings } from '@/tests/contract/sandbox/killMidway'

/** The balances of the stores, and the last bill. */
export type Books = { balances: ReadonlyMap<string, string>; lastBill: string }

export async function booksOf(db: Db): Promise<Books> {
  const stores = await db.query('select id::text as id, balance::text as balance from st_store')
  const [last] = await db.query('select coalesce(max(id), 0)::text as id from st_bill')
  return {
    balances: new Map(stores.map(({ id, balance }) => [String(id), String(balance)])),
    lastBill: String(last?.['id']),
  }
}

/** How many withdrawals were decided since, and every movement of money that no single decision explains. */
export async function bookedSince(db: Db, { balances, lastBill }: Books) {
  const unexplained = (await brokenBookings(db)).map(({ id }) => `booking of ${String(id)}`)
  for (const [id, balance] of balances) {
    const [row] = await db.query(
      `select balance = $2::numeric + coalesce((
         select sum(change_amount) from st_bill where store_id = $1 and id > $3), 0) as adds
       from st_store where id = $1`,
      [id, balance, lastBill],
    )
    // a store that was deleted has neither bills nor a balance
    if (row && row['adds'] !== true) unexplained.push(`balance of store ${id}`)
  }
  const twice = await db.query(
    `select record_id::text as id from sys_oper_log
     where title in ('store:storeDraw:pass', 'store:storeDraw:refuse') and code = 200
     group by record_id having count(*) > 1`,
  )
  unexplained.push(...twice.map(({ id }) => `withdrawal ${String(id)} was decided twice`))
  const [count] = await db.query(
    `select count(*)::int as count from sys_oper_log
     where title in ('store:storeDraw:pass', 'store:storeDraw:refuse') and code = 200`,
  )
  return { decided: Number(count?.['count']), unexplained }
}
