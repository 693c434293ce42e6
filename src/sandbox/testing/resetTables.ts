import type { Db } from '../db/Db'
import { countOnSql, tableNames } from '../db/schema'
import { recountSql, talliedTables } from '../db/tallies'

/** Keeps what every table holds, and from then on which of them were written to. */
export const keepSql = [
  'create schema seeded',
  'create table seeded.touched (name text primary key)',
  `create function seeded.touch() returns trigger language plpgsql as $$ begin
     insert into seeded.touched values (tg_table_name) on conflict do nothing;
     return null;
   end $$`,
  ...tableNames.flatMap((table) => [
    `create table seeded.${table} as table ${table}`,
    `create trigger touch after insert or update or delete or truncate on ${table}
       execute function seeded.touch()`,
  ]),
  ...talliedTables.map((table) => `create table seeded.tally_${table} as table tally.${table}`),
].join(';')

/** After changes that no trigger has seen, as those of a replica: counts anew, and all is put back next time. */
export const unseenSql = [
  recountSql,
  `insert into seeded.touched select unnest('{${tableNames.join(',')}}'::text[]) on conflict do nothing`,
].join(';')

let resets = 0

/** Puts what was written to back to what was kept; now and then all, which leaves nothing dead behind. */
export function resetTables(db: Db): Promise<void> {
  return db.script(resets++ % 100 === 0 ? wholeSql : touchedSql)
}

const touchedSql = asReplica(`
  do $$ declare touched text; begin
    for touched in delete from seeded.touched returning name loop
      execute format('delete from %I', touched);
      execute format('insert into %I select * from seeded.%I', touched, touched);
      if touched = any ('{${talliedTables.join(',')}}') then
        execute format('delete from tally.%I', touched);
        execute format('insert into tally.%I select * from seeded.%I', touched, 'tally_' || touched);
      end if;
    end loop;
  end $$`)

/** What is seeded by the hundred: cheaper to truncate, as a small table is to empty row by row. */
const large = tableNames.filter((table) => /^(st|api|en)_/.test(table))

const wholeSql = asReplica(
  [
    `truncate seeded.touched, ${large.join(', ')} cascade`,
    ...tableNames.filter((table) => !large.includes(table)).map((table) => `delete from ${table}`),
    ...tableNames.map((table) => `insert into ${table} select * from seeded.${table}`),
    ...talliedTables.flatMap((table) => [
      `delete from tally.${table}`,
      `insert into tally.${table} select * from seeded.tally_${table}`,
    ]),
  ].join(';'),
)

/** What is copied back was checked and counted when it was seeded, and touches nothing. */
function asReplica(sql: string): string {
  return `begin; set local session_replication_role = replica; ${sql}; ${countOnSql}; commit`
}
