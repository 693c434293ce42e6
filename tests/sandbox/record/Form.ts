import type { Row } from '../db/Db'
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
  /** What an edit may call the id besides `id`. */
  idAlias?: string
  /** By wire name; whatever else a request carries is ignored. */
  inputs: Readonly<Record<string, Input>>
  /** By wire name, what only a new record takes. */
  firstInputs?: Readonly<Record<string, Input>>
  /** What must hold between the values of a record, as the wire shows them; throws Refusal. */
  check?: (record: Row) => void
  /** The columns of a new record that nobody enters. */
  fresh: (nowText: string) => Row
  /** Where a record may be in use; such a record is not deleted. */
  usedIn: readonly { table: string; column: string }[]
}
