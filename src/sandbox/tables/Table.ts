import type { Language } from '@/engine/config'
import type { Row } from '../db/Db'
import type { Filter } from './filters'

/** A column as the wire shows it. */
export type Column = {
  /** Sorted by and summed. */
  sql: string
  /** Sent on the wire. */
  wire: string
  /** Whether `totals` sums it. */
  isTotalled: boolean
  /** The unit of an amount (§3), which the wire does not carry. */
  unit?: string
  /** The key to export, where the wire value is an object. */
  inFile?: string
}

/** Describes lists, totals and single rows. SQL is only here, never in a request. */
export type Table = {
  /** Path of the calls, such as `/store/bill`. */
  path: string
  /** The permissions' common part, such as `store:bill`. */
  permissions: `${string}:${string}`
  from: string
  /** The column with a row's store; without one, store operators see no row. */
  ownerSql?: string
  /** The id's name on the wire; default `id`. */
  idName?: string
  /** The default order, as SQL without direction; default newest first. */
  orderSql?: string
  /** Whether a row has a version (`ETag`), which its actions check (`If-Match`). */
  isVersioned?: true
  /** By wire name. */
  columns: Readonly<Record<string, Column>>
  filters: readonly Filter[]
  /**
   * Of the filters, in their order, those whose columns `tally.<from>` has: it is counted and summed there while no
   * other filter is used (`db/tallies.ts`).
   */
  tallied?: readonly Filter[]
  /** Values that depend on the moment, in milliseconds since 1970, and are in no column. */
  ofMoment?: (row: Row, nowMs: number) => Row
  /** The table in a language, if it depends on it. */
  spoken?: (language: Language) => Table
  /** Secret columns by wire name, which only `{path}/secret/{id}/{field}` returns. */
  secrets?: Readonly<Record<string, string>>
}
