import type { Viewer } from '../request/call'
import type { Queryable } from '../db/Db'
import { refuse } from '../record/readers'

/** The account and the role that a gateway of the family cannot be without. */
export const firstUserId = '1'
export const adminRoleId = '1'

/**
 * The first administrator is nobody's to change, and other administrators only each other's: who could
 * set an administrator's password would be one.
 * @throws Refusal 500 `firstAdministrator` or `onlyAdministrators`
 */
export async function guardAdministrators(
  tx: Queryable,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<void> {
  const guard = await administratorGuard(tx, viewer, userIds)
  guard(userIds)
}

/** Reads which of the users the viewer may not change, and gives what `guardAdministrators` does for some of them. */
export async function administratorGuard(
  tx: Queryable,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<(userIds: readonly string[]) => void> {
  const administrators = viewer.permissions.includes('*:*:*')
    ? []
    : await tx.query(
        'select user_id from sys_user_role where role_id = $1 and user_id = any($2::bigint[])',
        [adminRoleId, userIds],
      )
  const guarded = new Set(administrators.map((row) => String(row['user_id'])))
  return (ids) => {
    if (ids.includes(firstUserId)) refuse('firstAdministrator')
    if (ids.some((id) => guarded.has(id))) refuse('onlyAdministrators')
  }
}

/** @throws Refusal 500 `onlyAdministrators` */
export function guardGrant(viewer: Viewer, roleIds: readonly string[] = []): void {
  if (roleIds.includes(adminRoleId) && !viewer.permissions.includes('*:*:*'))
    refuse('onlyAdministrators')
}

/** @throws Refusal 500 `notOneself` */
export function guardOneself(viewer: Viewer, userIds: readonly string[]): void {
  if (userIds.includes(String(viewer.userId))) refuse('notOneself')
}

/** @throws Refusal 500 `adminRole` */
export function guardAdminRole(roleIds: readonly string[]): void {
  if (roleIds.includes(adminRoleId)) refuse('adminRole')
}
