import type { Db, Queryable } from './Db'
import type { Platform } from '../platform'

/** One step from a version of the schema to the next; written so that doing it again changes nothing. */
export type Migration = {
  /** The version after it. */
  version: number
  /** New tables and columns. */
  tables: string
  /** Indexes, which make the seed several times slower, and rows that the seed writes, too; runs after it. */
  indexes?: string
}

/** The version that `schemaSql` makes. */
const baseVersion = 8

/** A released migration never changes. 11 is a platform's. */
const familyMigrations: readonly Migration[] = [
  {
    version: 9,
    tables: `
      create table if not exists sys_export (
        name text primary key,
        user_id bigint not null references sys_user on delete cascade,
        path text not null,
        language text not null,
        query text not null,
        expires_at timestamptz not null
      )`,
  },
  {
    version: 10,
    tables: `
      alter table sys_attempt add column if not exists ip text not null default '';
      alter table sys_attempt drop constraint if exists sys_attempt_pkey;
      alter table sys_attempt add primary key (key, ip)`,
  },
  { version: 12, tables: 'alter table sys_oper_log add column if not exists changes json' },
]

/** The steps of the family and of its platform, in order. */
export function migrationsOf({ database }: Platform): readonly Migration[] {
  return [...familyMigrations, ...database.migrations].sort((a, b) => a.version - b.version)
}

/** The version that this sandbox writes and reads: that of the last step. */
export function schemaVersionOf(platform: Platform): number {
  return migrationsOf(platform).at(-1)?.version ?? baseVersion
}

/** A database that is `older` or `newer` cannot be used; a `foreign` one is not the sandbox's. */
export type State = 'current' | 'behind' | 'older' | 'newer' | 'empty' | 'foreign'

/** Looks at a database without changing it. */
export async function stateOf(db: Queryable, platform: Platform): Promise<State> {
  const version = await readVersion(db)
  const schemaVersion = schemaVersionOf(platform)
  if (version === undefined) return (await isEmpty(db)) ? 'empty' : 'foreign'
  if (version === schemaVersion) return 'current'
  if (version > schemaVersion) return 'newer'
  return version < baseVersion ? 'older' : 'behind'
}

/**
 * Brings a database that is behind up to this version, all of it or nothing, and keeps its records.
 * @returns the version that it had
 */
export function migrate(db: Db, platform: Platform): Promise<number> {
  return db.transaction(async (tx) => {
    const from = (await readVersion(tx)) ?? baseVersion
    for (const { version, tables, indexes = '' } of migrationsOf(platform))
      if (version > from) await tx.script(`${tables}; ${indexes}`)
    await writeVersion(tx, platform)
    return from
  })
}

export async function writeVersion(db: Queryable, platform: Platform): Promise<void> {
  await db.query(
    `insert into meta (key, value) values ('schema', $1)
     on conflict (key) do update set value = excluded.value`,
    [String(schemaVersionOf(platform))],
  )
}

async function readVersion(db: Queryable): Promise<number | undefined> {
  const [found] = await db.query(`select to_regclass('meta') is not null as "isThere"`)
  if (found?.['isThere'] !== true) return undefined
  const [entry] = await db
    .query("select value from meta where key = 'schema'")
    .catch(() => [] as const)
  return entry === undefined ? undefined : Number(entry['value'])
}

async function isEmpty(db: Queryable): Promise<boolean> {
  const [found] = await db.query(
    `select exists (
       select from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     ) as "hasTables"`,
  )
  return found?.['hasTables'] === false
}
