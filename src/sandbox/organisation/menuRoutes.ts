import type { Db } from '../db/Db'
import { recordRoutes } from '../routes/record'
import type { Route } from '../request/route'
import { treeOf } from './tree'
import type { Writing } from '../writing'
import { flatList } from './flatList'
import { menuForm, menuTable } from './menuTable'

/** Gateway contract §6. What is written here decides at the next request what users see and may do. */
export function menuRoutes(db: Db, writing: Writing): Route[] {
  const { path } = menuTable
  return [
    {
      method: 'GET',
      path: `${path}/list`,
      access: 'system:menu:list',
      answer: async (call) => ({ data: await flatList(db, menuTable, call) }),
    },
    {
      method: 'GET',
      path: `${path}/treeselect`,
      access: 'loggedIn',
      answer: async () => ({ data: await menuTree(db) }),
    },
    {
      method: 'GET',
      path: `${path}/roleMenuTreeselect/:roleId{[0-9]{1,18}}`,
      access: 'system:role:query',
      answer: async (call) => ({
        data: {
          menus: await menuTree(db),
          checkedKeys: await checkedKeys(db, call.req.param('roleId') ?? ''),
        },
      }),
    },
    ...recordRoutes(writing, menuForm),
  ]
}

async function menuTree(db: Db) {
  return treeOf(
    await db.query(
      `select menu_id as id, parent_id as "parentId", menu_name as label from sys_menu
       where status = '0' order by order_num, menu_id`,
    ),
  )
}

/** The menus of a role, without nodes that it has only for their children. */
async function checkedKeys(db: Db, roleId: string): Promise<unknown[]> {
  const held = await db.query(
    `select menu_id as id from sys_role_menu where role_id = $1 and menu_id not in (
       select parent_id from sys_menu join sys_role_menu using (menu_id) where role_id = $1
     ) order by menu_id`,
    [roleId],
  )
  return held.map((row) => row['id'])
}
