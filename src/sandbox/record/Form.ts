import type { Language } from '@/engine/config'
import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import type { Table } from '../tables/Table'
import type { Reader } from './readers'

/** Turns a value of a request into a column. */
export type Input = {
  column: string
  read: Reader
  /** Whether it may not be left empty. */
  required?: true
  /** Stored for an optional value left empty; default null. `undefined` leaves the stored value. */
  empty?: unknown
  /** The table in which an id must exist. */
  refers?: string
}

/** Describes how records of a table are added, edited and deleted. */
export type Form = {
  table: Table
  /** The form in a language, if it depends on it. */
  spoken?: (language: Language) => Form
  /** A further name of the id in an edit, besides `id`. */
  idAlias?: string
  /** By wire name; other values of a request are ignored. */
  inputs: Readonly<Record<string, Input>>
  /** By wire name, what only a new record takes. */
  firstInputs?: Readonly<Record<string, Input>>
  /** Checks the values of a record against each other; throws Refusal. */
  check?: (record: Row) => void
  /** Checks a record against stored ones; `id` is that of an edited record. Throws Refusal. */
  checkStored?: (tx: Queryable, record: Row, viewer: Viewer, id?: string) => Promise<void>
  /** Wire names, each group of which no two records share. */
  unique?: readonly (readonly string[])[]
  /** Whether an edit may leave out `updateTime`, as the gateways of the family let it. */
  isVersionOptional?: true
  /** Columns of a new record that no form has. */
  fresh: (nowText: string, viewer: Viewer) => Row
  /** SQL for the id of a new record where the table does not number by itself. */
  newIdSql?: string
  /** The columns that every edit sets. */
  touched?: (viewer: Viewer) => Row
  /** Runs after a record was added or, with `before`, edited. */
  afterWrite?: (tx: Queryable, written: Written) => Promise<void>
  /** Refuses the removal, or removes dependent rows. */
  beforeRemoval?: (tx: Queryable, ids: readonly string[], viewer: Viewer) => Promise<void>
  /** Columns that may refer to a record; a record in use is not deleted. */
  usedIn: readonly { table: string; column: string }[]
}

export type Written = { id: string; values: Row; viewer: Viewer; before?: Row }
