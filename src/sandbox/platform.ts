import type { Account } from './settings/accounts'
import type { Clock } from './values/clock'
import type { Db, Queryable } from './db/Db'
import type { Migration } from './db/migrations'
import type { Files } from './files/Files'
import type { KeyMaker } from './keys/KeyMaker'
import type { Step } from './life/Step'
import type { Sentences } from './request/messages'
import type { Random } from './values/random'
import type { Route } from './request/route'
import type { MenuRow, Role } from './seed/menuRows'
import type { SystemRecords } from './seed/seedSystem'
import type { Table } from './tables/Table'
import type { Writing } from './writing'

/**
 * What one platform's gateway has beyond what every gateway of the family has: tables, records, calls, menu and
 * events. Users, roles, menus, dictionaries, jobs and logs are the family's and always there.
 */
export type Platform = {
  readonly database: PlatformDatabase
  /** The tables of lists, totals and single rows. */
  readonly tables: readonly Table[]
  /** The pages and buttons in front of the family's. */
  readonly menus: readonly MenuRow[]
  /** Roles beside `admin`, `auditor` and `tri:watch`. */
  readonly roles: readonly Role[]
  /** Everyone who can log in to a fresh sandbox, in the order of their ids. */
  readonly accounts: readonly Account[]
  /** The first departments, jobs and notices. */
  readonly system: SystemRecords
  /** The operation log's words for parts of the portal, by the common part of their permissions. */
  readonly modules: Readonly<Record<string, Sentences>>
  readonly generator: Generator
  /** Fills its tables, before the family's are filled. */
  readonly seed: (parts: SeedParts) => Promise<void>
  /** Calls beyond those that every table has. */
  readonly routes: (parts: RouteParts) => readonly Route[]
  /** The events of the simulated life with their relative frequency. */
  readonly events: readonly (readonly [Step, number])[]
}

export type PlatformDatabase = {
  /** Makes its tables; runs after the family's. */
  readonly schemaSql: string
  /** Runs after the seed, which is several times faster without indexes. */
  readonly indexSql: string
  readonly migrations: readonly Migration[]
  readonly tableNames: readonly string[]
  /** The tables whose `id` continues after the last one of the seed. */
  readonly countedTables: readonly string[]
  /** The tables of which `tally.<name>` keeps counts and sums. */
  readonly talliedTables: readonly string[]
  /** Counts the tallied tables anew. */
  readonly recountSql: string
}

/** Tables of the code generator beside the family's. */
export type Generator = {
  /** Comments by the table's name. */
  readonly tables: Readonly<Record<string, string>>
  /** Module names by the table's prefix, such as `st` for `st_store`. */
  readonly modules: Readonly<Record<string, string>>
}

export type SeedParts = {
  readonly db: Queryable
  readonly random: Random
  readonly keys: KeyMaker
  readonly nowMs: number
  /** Rows of its largest table; the others in proportion. */
  readonly rows: number
}

export type RouteParts = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly keys: KeyMaker
  readonly files: Files
  readonly writing: Writing
}
