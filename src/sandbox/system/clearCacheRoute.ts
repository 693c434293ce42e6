import type { Route } from '../request/route'
import type { Table } from '../tables/Table'
import type { Writing } from '../writing'

/** Gateway contract §5.2. Nothing is kept outside of the database, so there is nothing to clear. */
export function clearCacheRoute({ write }: Writing, { path, permissions }: Table): Route {
  return {
    method: 'DELETE',
    path: `${path}/clearCache`,
    ...write(`${permissions}:remove`, () => async () => '', { title: `${permissions}:clearCache` }),
  }
}
