import type { Viewer } from '../call'
import type { Db, Row } from '../db/Db'

/** The user as the database has it now; undefined when missing or frozen. */
export async function findViewer(db: Db, userId: unknown): Promise<Viewer | undefined> {
  const [user] = await db.query(
    `select user_id, user_name, user_type, avatar, store_id from sys_user
     where user_id = $1 and status = '0'`,
    [userId],
  )
  if (user === undefined) return undefined
  const grants = await db.query(grantsSql, [userId])
  const roles = distinct(grants, 'role_key')
  const permissions = roles.includes('admin') ? ['*:*:*'] : distinct(grants, 'perms')
  return { ...personOf(user), roles, permissions }
}

const grantsSql = `
select r.role_key, m.perms
from sys_user_role ur
join sys_role r on r.role_id = ur.role_id and r.status = '0'
left join sys_role_menu rm on rm.role_id = r.role_id
left join sys_menu m on m.menu_id = rm.menu_id and m.status = '0'
where ur.user_id = $1
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
