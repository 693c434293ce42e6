import type { Viewer } from '../request/call'
import type { Db, Row } from '../db/Db'

const ofRoles = (column: string) => `array(
  select ${column} from sys_user_role join sys_role r using (role_id)
  where user_id = u.user_id and r.status = '0' order by role_id)`

/** What `viewerIn` reads of a user `u`. */
export const viewerColumns = `u.user_id, user_name, user_type, avatar, store_id,
  ${ofRoles('role_id')} as role_ids, ${ofRoles('role_key')} as roles`

/** The user of a row. Every call asks for it: for an administrator, who may do everything, nothing more is read. */
export async function viewerIn(db: Db, user: Row): Promise<Viewer> {
  const roles = distinct(user['roles'])
  const permissions = roles.includes('admin') ? ['*:*:*'] : await permissionsOf(db, user)
  return {
    userId: Number(user['user_id']),
    userName: String(user['user_name']),
    userType: String(user['user_type']),
    avatar: String(user['avatar']),
    storeId: user['store_id'] === null ? undefined : Number(user['store_id']),
    roles,
    permissions,
  }
}

async function permissionsOf(db: Db, { role_ids: roleIds }: Row): Promise<readonly string[]> {
  const granted = await db.query(
    `select perms from sys_role_menu join sys_menu m using (menu_id)
     where role_id = any($1::bigint[]) and m.status = '0' order by menu_id`,
    [roleIds],
  )
  return distinct(granted.map(({ perms }) => perms))
}

function distinct(texts: unknown): readonly string[] {
  return Array.isArray(texts) ? [...new Set(texts.filter(Boolean).map(String))] : []
}
