import type { Viewer } from '../request/call'
import type { Db, Row } from '../db/Db'

/** The current user from the database; undefined when missing or frozen. One statement, since every call runs it. */
export async function findViewer(db: Db, userId: unknown): Promise<Viewer | undefined> {
  const grants = await db.query(viewerSql, [userId])
  const [user] = grants
  if (user === undefined) return undefined
  const roles = distinct(grants, 'role_key')
  const permissions = roles.includes('admin') ? ['*:*:*'] : distinct(grants, 'perms')
  return { ...personOf(user), roles, permissions }
}

const viewerSql = `
select u.user_id, user_name, user_type, avatar, store_id, r.role_key, m.perms
from sys_user u
left join sys_user_role ur on ur.user_id = u.user_id
left join sys_role r on r.role_id = ur.role_id and r.status = '0'
left join sys_role_menu rm on rm.role_id = r.role_id
left join sys_menu m on m.menu_id = rm.menu_id and m.status = '0'
where u.user_id = $1 and u.status = '0'
order by m.menu_id`

function personOf(user: Row) {
  return {
    userId: Number(user['user_id']),
    userName: String(user['user_name']),
    userType: String(user['user_type']),
    avatar: String(user['avatar']),
    storeId: user['store_id'] === null ? undefined : Number(user['store_id']),
  }
}

function distinct(rows: readonly Row[], column: string): string[] {
  return [...new Set(rows.map((row) => String(row[column] ?? '')))].filter((text) => text !== '')
}
