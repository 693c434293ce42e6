import type { Viewer } from '../request/call'
import type { Add, Filter, Query } from './filters'
import type { Table } from './Table'

export type Conditions = { where: string; params: unknown[] }

/** The rows that match the filters, of those that the viewer may know of. */
export function conditions(
  table: Table,
  viewer: Viewer,
  filters: readonly Filter[],
  query: Query = () => '',
): Conditions {
  const params: unknown[] = []
  const add: Add = (value) => `$${params.push(value)}`
  const clauses = [confinement(table, viewer, add), ...filters.map((filter) => filter(query, add))]
  return { where: clauses.filter((clause) => clause !== undefined).join(' and '), params }
}

/** §1: a store operator has only its own store. The one place where this is decided. */
function confinement({ ownerSql }: Table, viewer: Viewer, add: Add): string {
  if (viewer.userType === '00') return 'true'
  return ownerSql === undefined ? 'false' : `${ownerSql} = ${add(viewer.storeId ?? null)}::bigint`
}
