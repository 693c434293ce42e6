import type { Db } from '../db/Db'
import { countOnSql, tableNamesOf } from '../db/schema'
import type { Platform } from '../platform'

/** SQL that keeps what every table holds, and notes from then on which of them are written to. */
export function keepSql(platform: Platform): string {
  return [
    'create schema seeded',
    'create table seeded.touched (name text primary key)',
    `create function seeded.touch() returns trigger language plpgsql as $$ begin
       insert into seeded.touched values (tg_table_name) on conflict do nothing;
       return null;
     end $$`,
    ...tableNamesOf(platform).flatMap((table) => [
      `create table seeded.${table} as table ${table}`,
      `create trigger touch after insert or update or delete or truncate on ${table}
         execute function seeded.touch()`,
    ]),
    ...platform.database.talliedTables.map(
      (table) => `create table seeded.tally_${table} as table tally.${table}`,
    ),
  ].join(';')
}

/** SQL after changes that no trigger has seen, such as a replica's: counts anew and puts everything back next time. */
export function unseenSql(platform: Platform): string {
  const names = tableNamesOf(platform).join(',')
  return [
    platform.database.recountSql,
    `insert into seeded.touched select unnest('{${names}}'::text[]) on conflict do nothing`,
  ].join(';')
}

/** Puts the tables that were written to back to what was kept; every hundredth time all, to leave no dead rows. */
export function tableResetter(platform: Platform): (db: Db) => Promise<void> {
  const [whole, touched] = [wholeSql(platform), touchedSql(platform)]
  let resets = 0
  return (db) => db.script(resets++ % 100 === 0 ? whole : touched)
}

function touchedSql(platform: Platform): string {
  return asReplica(
    platform,
    `
  do $$ declare touched text; begin
    for touched in delete from seeded.touched returning name loop
      execute format('delete from %I', touched);
      execute format('insert into %I select * from seeded.%I', touched, touched);
      if touched = any ('{${platform.database.talliedTables.join(',')}}') then
        execute format('delete from tally.%I', touched);
        execute format('insert into tally.%I select * from seeded.%I', touched, 'tally_' || touched);
      end if;
    end loop;
  end $$`,
  )
}

/** A platform's tables are large: cheaper to truncate. Small ones are cheaper to empty row by row. */
function wholeSql(platform: Platform): string {
  const { tableNames: large, talliedTables } = platform.database
  const names = tableNamesOf(platform)
  return asReplica(
    platform,
    [
      `truncate ${['seeded.touched', ...large].join(', ')} cascade`,
      ...names.filter((table) => !large.includes(table)).map((table) => `delete from ${table}`),
      ...names.map((table) => `insert into ${table} select * from seeded.${table}`),
      ...talliedTables.flatMap((table) => [
        `delete from tally.${table}`,
        `insert into tally.${table} select * from seeded.tally_${table}`,
      ]),
    ].join(';'),
  )
}

/** Without triggers: the copied rows were checked and counted when they were seeded. */
function asReplica(platform: Platform, sql: string): string {
  return `begin; set local session_replication_role = replica; ${sql}; ${countOnSql(platform)}; commit`
}
