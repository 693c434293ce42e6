import type { Table } from './Table'

/** What the id of a table is called on the wire and in SQL. */
export function idOf({ idName = 'id', columns }: Table): { name: string; sql: string } {
  return { name: idName, sql: columns[idName]?.sql ?? 'id' }
}
