import type { Table } from './Table'

/** The columns of a SELECT under their wire names; default all. */
export function selection({ columns }: Table, names = Object.keys(columns)): string {
  return names.map((name) => `${columns[name]?.wire} as "${name}"`).join(', ')
}
