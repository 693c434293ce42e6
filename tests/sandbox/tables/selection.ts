import type { Table } from './Table'

/** The columns of a SELECT, named as the wire names them. */
export function selection(table: Table): string {
  return Object.entries(table.columns)
    .map(([name, column]) => `${column.wire} as "${name}"`)
    .join(', ')
}
