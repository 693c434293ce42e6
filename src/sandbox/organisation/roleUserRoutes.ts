import type { Call } from '../request/call'
import type { Db } from '../db/Db'
import { id as readId } from '../record/readers'
import type { Route } from '../request/route'
import { queryOf } from '../routes/table'
import { isId } from '../tables/filters'
import { findRow } from '../tables/findRow'
import { listRows } from '../tables/listRows'
import type { Table } from '../tables/Table'
import type { Work, Writing } from '../writing'
import { adminRoleId, guardAdministrators, guardGrant } from './administrators'
import { readLinks } from './links'
import { roles } from './roles'
import { users } from './users'

const userIds = { table: '', own: '', other: '', to: ['', ''], name: 'userIds' } as const

/** Gateway contract §6: the users of one role, those that it could be given to, giving and taking. */
export function roleUserRoutes({ db, writing }: { db: Db; writing: Writing }): Route[] {
  const path = `${roles.path}/authUser`
  const title = { title: 'system:role:authRole' } as const
  const put = { method: 'PUT', hasBody: 'optional' } as const
  const changing = (prepare: (call: Call) => Work) =>
    writing.write('system:role:edit', prepare, title)
  return [
    list(db, `${path}/allocatedList`, 'in'),
    list(db, `${path}/unallocatedList`, 'not in'),
    { ...put, path: `${path}/cancel`, ...changing((call) => taking(call, 'userId')) },
    { ...put, path: `${path}/cancelAll`, ...changing((call) => taking(call, 'userIds')) },
    { ...put, path: `${path}/selectAll`, ...changing(giving) },
  ]
}

function list(db: Db, path: string, membership: 'in' | 'not in'): Route {
  return {
    method: 'GET',
    path,
    access: 'system:role:list',
    answer: (call) => {
      const query = queryOf(call)
      const roleId = isId(query('roleId')) ? query('roleId') : '0'
      const members = `(select user_id from sys_user_role where role_id = ${BigInt(roleId)})`
      const table: Table = {
        ...users,
        filters: [...users.filters, () => `user_id ${membership} ${members}`],
      }
      return listRows(db, table, call.var.viewer, query)
    },
  }
}

/** The users come in the query or the body; the operation log names the role. */
function readGrant(call: Call, name: 'userId' | 'userIds') {
  const sent = { ...call.var.body, ...call.req.query() }
  const roleId = String(readId(sent['roleId'], 'roleId'))
  const ids = readLinks({ ...userIds, name }, sent) ?? []
  return { roleId, ids }
}

function taking(call: Call, name: 'userId' | 'userIds'): Work {
  const { viewer } = call.var
  const { roleId, ids } = readGrant(call, name)
  return async (tx) => {
    await findRow(tx, roles, viewer, roleId)
    if (roleId === adminRoleId) await guardAdministrators(tx, viewer, ids)
    await tx.query('delete from sys_user_role where role_id = $1 and user_id = any($2::bigint[])', [
      roleId,
      ids,
    ])
    return roleId
  }
}

function giving(call: Call): Work {
  const { viewer } = call.var
  const { roleId, ids } = readGrant(call, 'userIds')
  guardGrant(viewer, [roleId])
  return async (tx) => {
    await findRow(tx, roles, viewer, roleId)
    await tx.query(
      `insert into sys_user_role (role_id, user_id)
       select $1, user_id from sys_user where user_id = any($2::bigint[]) on conflict do nothing`,
      [roleId, ids],
    )
    return roleId
  }
}
