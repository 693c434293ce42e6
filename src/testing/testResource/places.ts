import { mountedPaths } from '@/engine/shell/portal/ownRoute'
import type { Resource } from '@/engine/declare'
import type { TestSandbox } from '@/sandbox/forTests'
import { appUnderTest } from '../app/appUnderTest'

/**
 * The address of a resource's list: from the gateway's menu, or a route of the app. Undefined for one that stands only
 * within another's page.
 */
export async function placeOf(
  { db, ready }: TestSandbox,
  { name, component }: Resource,
): Promise<string | undefined> {
  await ready()
  const [found] = await db.query(
    `with recursive trail as (
       select parent_id, path::text from sys_menu where component = $1
       union all
       select above.parent_id, above.path || '/' || trail.path
       from sys_menu above join trail on above.menu_id = trail.parent_id
     ) select path from trail where parent_id = 0`,
    [component],
  )
  return found ? String(found['path']) : mountedPaths(appUnderTest().routes ?? []).get(name)
}
