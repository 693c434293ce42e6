import type { Table } from './Table'

/** The id's names on the wire and in SQL. */
export function idOf({ idName = 'id', columns }: Table): { name: string; sql: string } {
  return { name: idName, sql: columns[idName]?.sql ?? 'id' }
}
