import type { Language } from '@/engine/config'
import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import type { Table } from '../tables/Table'
import type { Reader } from './readers'

/** How one value of a request becomes a column. */
export type Input = {
  column: string
  read: Reader
  /** Whether it may not be left empty. */
  required?: true
  /** What an optional value left empty is kept as; default null. Given as undefined: as it was. */
  empty?: unknown
  /** The table in which an id must exist. */
  refers?: string
}

/** What adding, editing and deleting the records of a table are built from. */
export type Form = {
  table: Table
  /** The form as it is filled in in a language, where that makes a difference. */
  spoken?: (language: Language) => Form
  /** What an edit may call the id besides `id`. */
  idAlias?: string
  /** By wire name; whatever else a request carries is ignored. */
  inputs: Readonly<Record<string, Input>>
  /** By wire name, what only a new record takes. */
  firstInputs?: Readonly<Record<string, Input>>
  /** What must hold between the values of a record, as the wire shows them; throws Refusal. */
  check?: (record: Row) => void
  /** What must hold beside what is stored; `id` is that of an edited record. Throws Refusal. */
  checkStored?: (tx: Queryable, record: Row, viewer: Viewer, id?: string) => Promise<void>
  /** Wire names, each group of which no two records share. */
  unique?: readonly (readonly string[])[]
  /** Whether an edit may leave out `updateTime`, as the gateways of the family let it. */
  isVersionOptional?: true
  /** The columns of a new record that nobody enters. */
  fresh: (nowText: string, viewer: Viewer) => Row
  /** SQL for the id of a new record where the table does not number by itself. */
  newIdSql?: string
  /** The columns that every edit sets. */
  touched?: (viewer: Viewer) => Row
  /** What follows from a record that was added or, with `before`, edited. */
  afterWrite?: (tx: Queryable, written: Written) => Promise<void>
  /** Refuses, or takes away what belongs to the records alone. */
  beforeRemoval?: (tx: Queryable, ids: readonly string[], viewer: Viewer) => Promise<void>
  /** Where a record may be in use; such a record is not deleted. */
  usedIn: readonly { table: string; column: string }[]
}

export type Written = { id: string; values: Row; viewer: Viewer; before?: Row }
