import type { Db } from '../../db/Db'
import type { Scenario } from '../../scenarios/Scenario'

/** The number of rows that each table gets. */
const rows = 20_000

const tables = [
  'st_store_draw',
  'api_recharge',
  'api_draw',
  'st_store_recharge',
  'st_bill',
  'api_water_wallet',
  'en_publish',
] as const

/** The most that a column of amounts can hold. */
const most = '99999999999999999999.999999999999999999'

export const huge: Scenario = {
  what: 'twenty thousand rows in every list of trade, and amounts of 38 digits among them',
  prepare: async (db) => {
    for (const table of tables)
      // one after the other: an embedded database has one worker
      // oxlint-disable-next-line no-await-in-loop
      await multiply(db, table)
    await db.script(`
      update st_store_draw set total_u = ${most}, estimate_total_u = ${most} - fee where id % 7 = 0;
      update api_recharge set real_buy_num = ${most}, buy_num = ${most} where id % 7 = 0;
      update api_draw set real_buy_num = ${most}, buy_num = ${most} where id % 7 = 0;
      analyze`)
  },
}

/** Repeats every row, a second earlier each time, without its unique values. */
async function multiply(db: Db, table: (typeof tables)[number]): Promise<void> {
  const columns = await db.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1
       and column_name not in ('id', 'draw_id', 'recharge_id', 'create_time')`,
    [table],
  )
  const names = columns.map(({ name }) => String(name)).join(', ')
  await db.query(
    `insert into ${table} (${names}, create_time)
     select ${names}, create_time - turn * interval '1 second'
     from ${table}, generate_series(1, (select $1::int / greatest(count(*), 1) from ${table})) as turn
     limit greatest($1::int - (select count(*) from ${table}), 0)`,
    [rows],
  )
}
