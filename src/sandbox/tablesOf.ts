import type { Platform } from './platform'
import { systemTables } from './systemTables'
import type { Table } from './tables/Table'

/** Every table that is written by hand: the platform's and the family's. */
export function tablesOf({
  tables,
  modules,
}: Pick<Platform, 'tables' | 'modules'>): readonly Table[] {
  return [...tables, ...systemTables(modules)]
}
