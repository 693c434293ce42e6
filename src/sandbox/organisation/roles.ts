import type { Form } from '../record/Form'
import { line, matching, refuse } from '../record/readers'
import { keeping, keptColumns, remarkInput, sortInput, statusInput } from '../record/kept'
import { plain } from '../tables/columns'
import { dayRange, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { guardAdminRole } from './administrators'

/** Gateway contract §6: what users may do, by the menu rows that a role holds. */
export const roles: Table = {
  path: '/system/role',
  permissions: 'system:role',
  from: 'sys_role',
  idName: 'roleId',
  orderSql: 'role_sort',
  columns: {
    roleId: plain('role_id'),
    roleName: plain('role_name'),
    roleKey: plain('role_key'),
    roleSort: plain('role_sort'),
    dataScope: plain('data_scope'),
    status: plain('status'),
    ...keptColumns,
  },
  filters: [
    idOneOf('roleId', 'role_id'),
    like('roleName', 'role_name'),
    like('roleKey', 'role_key'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}

export const roleForm: Form = {
  ...keeping,
  table: roles,
  inputs: {
    roleName: { column: 'role_name', read: line(30), required: true },
    roleKey: {
      column: 'role_key',
      read: matching(/^[A-Za-z][\w:-]*$/, 'roleKeyInvalid', 100),
      required: true,
    },
    roleSort: sortInput('role_sort'),
    status: statusInput,
    remark: remarkInput,
  },
  unique: [['roleName'], ['roleKey']],
  beforeRemoval: async (tx, ids) => {
    guardAdminRole(ids)
    const [held] = await tx.query(
      `select role_name from sys_role join sys_user_role using (role_id)
       where role_id = any($1::bigint[])`,
      [ids],
    )
    if (held) refuse('roleInUse', { value: String(held['role_name']) })
    for (const table of ['sys_role_menu', 'sys_role_dept'])
      await tx.query(`delete from ${table} where role_id = any($1::bigint[])`, [ids])
  },
}
