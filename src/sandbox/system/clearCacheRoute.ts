import type { Route } from '../request/route'
import type { Table } from '../tables/Table'
import type { Writing } from '../writing'

/** Gateway contract §5.2. The sandbox has no cache, so there is nothing to clear. */
export function clearCacheRoute({ write }: Writing, { path, permissions }: Table): Route {
  return {
    method: 'DELETE',
    path: `${path}/clearCache`,
    ...write(`${permissions}:remove`, () => async () => '', { title: `${permissions}:clearCache` }),
  }
}
