import type { Account } from '../settings/accounts'
import type { Hasher } from '../auth/Hasher'
import type { Queryable } from '../db/Db'
import type { Platform } from '../platform'
import { insertRows } from './insertRows'
import { isExport, isReading, type MenuRow, type Role } from './menuRows'
import { systemMenus } from './systemMenus'

/** The accounts, their roles and the menu. Runs after the platform's tables are filled. */
export async function seedPeople(db: Queryable, hasher: Hasher, platform: Platform): Promise<void> {
  const { accounts } = platform
  const menus = menusOf(platform)
  const roles = [...familyRoles(menus), ...platform.roles]
  await insertRows(db, 'sys_menu', menus)
  await insertRows(db, 'sys_role', roles.map(roleRow))
  await insertRows(db, 'sys_role_menu', roles.flatMap(grantRows))
  const users = accounts.map((account, index) => userRow(account, index, hasher))
  await insertRows(db, 'sys_user', await Promise.all(users))
  await insertRows(
    db,
    'sys_user_role',
    accounts.map((account, index) => membershipRow(account, index, roles)),
  )
  await insertRows(db, 'sys_user_post', [{ user_id: 2, post_id: 3 }])
}

/** The pages and buttons of a fresh sandbox. */
export function menusOf({ menus }: Pick<Platform, 'menus'>): readonly MenuRow[] {
  return [...menus, ...systemMenus]
}

const systemIds = new Set(systemMenus.map((row) => row.menu_id))

/** `admin` may do everything without holding a row. */
function familyRoles(menus: readonly MenuRow[]): readonly Role[] {
  const reading = menus.filter(isReading).map((row) => row.menu_id)
  const exporting = menus.filter(isExport).map((row) => row.menu_id)
  return [
    { key: 'admin', name: 'Administrator', menus: [] },
    { key: 'auditor', name: 'Auditor', menus: [...reading, ...exporting] },
    { key: 'tri:watch', name: 'Watcher', menus: reading.filter((id) => !systemIds.has(id)) },
  ]
}

function roleRow({ key, name }: Role, index: number) {
  return { role_id: index + 1, role_name: name, role_key: key, role_sort: index + 1 }
}

function grantRows(role: Role, index: number) {
  return role.menus.map((menuId) => ({ role_id: index + 1, menu_id: menuId }))
}

async function userRow(account: Account, index: number, hasher: Hasher) {
  return {
    user_id: index + 1,
    user_name: account.name,
    nick_name: account.name,
    dept_id: account.dept,
    user_type: account.userType,
    avatar: '',
    status: '0',
    store_id: account.storeId ?? null,
    password: await hasher.hash(account.password),
    second_password: await hasher.hash(account.secondPassword),
    totp_secret: account.totpSecret ?? null,
    totp_last_step: 0,
  }
}

function membershipRow(account: Account, index: number, roles: readonly Role[]) {
  const role = roles.findIndex(({ key }) => key === account.role)
  return { user_id: index + 1, role_id: role + 1 }
}
