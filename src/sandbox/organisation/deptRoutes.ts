import type { Db } from '../db/Db'
import { idParam, type Route } from '../request/route'
import { recordRoutes } from '../routes/record'
import { branchSql, treeOf } from './tree'
import type { Writing } from '../writing'
import { deptForm, depts } from './depts'
import { flatList } from './flatList'

/** Gateway contract §6. */
export function deptRoutes(db: Db, writing: Writing): Route[] {
  const { path } = depts
  return [
    {
      method: 'GET',
      path: `${path}/list`,
      access: 'system:dept:list',
      answer: async (call) => ({ data: await flatList(db, depts, call) }),
    },
    {
      method: 'GET',
      path: `${path}/list/exclude/${idParam}`,
      access: 'system:dept:list',
      answer: async (call) => {
        const id = BigInt((call.req.param('id') ?? '').slice(0, 18))
        const others = `id not in ${branchSql('sys_dept', 'id', String(id))}`
        return { data: await flatList(db, depts, call, others) }
      },
    },
    {
      method: 'GET',
      path: `${path}/treeselect`,
      access: 'loggedIn',
      answer: async () => ({ data: await deptTree(db) }),
    },
    {
      method: 'GET',
      path: '/system/user/deptTree',
      access: 'system:user:list',
      answer: async () => ({ data: await deptTree(db) }),
    },
    // the path of newer gateways of the family, and that of older ones
    ...['/system/role/deptTree', `${path}/roleDeptTreeselect`].map((of): Route => ({
      method: 'GET',
      path: `${of}/:roleId{[0-9]{1,18}}`,
      access: 'system:role:query',
      answer: async (call) => ({ data: await deptsOfRole(db, call.req.param('roleId') ?? '') }),
    })),
    ...recordRoutes(writing, deptForm),
  ]
}

async function deptsOfRole(db: Db, roleId: string) {
  const checked = await db.query(
    'select dept_id as id from sys_role_dept where role_id = $1 order by dept_id',
    [roleId],
  )
  return { depts: await deptTree(db), checkedKeys: checked.map((row) => row['id']) }
}

async function deptTree(db: Db) {
  return treeOf(
    await db.query(
      `select id, parent_id as "parentId", dept_name as label from sys_dept
       where status = '0' order by order_num, id`,
    ),
  )
}
