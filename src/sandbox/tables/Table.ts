import type { Language } from '@/engine/config'
import type { Row } from '../db/Db'
import type { Filter } from './filters'

/** A column as the wire shows it. */
export type Column = {
  /** What to sort by and to sum. */
  sql: string
  /** What to send. */
  wire: string
  /** Whether `totals` sums it. */
  isTotalled: boolean
  /** What an amount is in (§3); nothing on the wire tells. */
  unit?: string
  /** Where the wire has an object: what of it stands in a file. */
  inFile?: string
}

/** All that lists, totals and single rows are built from. SQL stands only here, never in a request. */
export type Table = {
  /** Path of the calls, such as `/store/bill`. */
  path: string
  /** The permissions' common part, such as `store:bill`. */
  permissions: `${string}:${string}`
  from: string
  /** The column that says which store a row belongs to; without one store operators see no row. */
  ownerSql?: string
  /** What the wire calls the id; default `id`. */
  idName?: string
  /** The order when none is asked for, as SQL without direction; default newest first. */
  orderSql?: string
  /** Whether one row carries its version (`ETag`), to which its actions are held (`If-Match`). */
  isVersioned?: true
  /** By wire name. */
  columns: Readonly<Record<string, Column>>
  filters: readonly Filter[]
  /**
   * Of the filters, in their order, those whose columns `tally.<from>` has: it is counted and summed there while no
   * other filter is used (`db/tallies.ts`).
   */
  tallied?: readonly Filter[]
  /** What of a row depends on the moment, in milliseconds since 1970, and no column holds. */
  ofMoment?: (row: Row, nowMs: number) => Row
  /** The table as it reads in a language, where that makes a difference. */
  spoken?: (language: Language) => Table
  /** By wire name, what only `{path}/secret/{id}/{field}` gives: in no list and in no single row. */
  secrets?: Readonly<Record<string, string>>
}
