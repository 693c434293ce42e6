import { accounts, type Account } from '../accounts'
import type { Hasher } from '../auth/Hasher'
import type { Queryable } from '../db/Db'
import { insertRows } from './insertRows'
import { menus, roles } from './menus'

/** The accounts, their roles and the menu. Needs the stores. */
export async function seedPeople(db: Queryable, hasher: Hasher): Promise<void> {
  await insertRows(db, 'sys_menu', menus)
  await insertRows(db, 'sys_role', roles.map(roleRow))
  await insertRows(db, 'sys_role_menu', roles.flatMap(grantRows))
  await insertRows(
    db,
    'sys_user',
    await Promise.all(accounts.map((account, index) => userRow(account, index, hasher))),
  )
  await insertRows(db, 'sys_user_role', accounts.map(membershipRow))
  await insertRows(db, 'sys_user_post', [{ user_id: 2, post_id: 3 }])
}

function roleRow({ key, name }: (typeof roles)[number], index: number) {
  return { role_id: index + 1, role_name: name, role_key: key, role_sort: index + 1 }
}

function grantRows(role: (typeof roles)[number], index: number) {
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

function membershipRow(account: Account, index: number) {
  const role = roles.findIndex(({ key }) => key === account.role)
  return { user_id: index + 1, role_id: role + 1 }
}
