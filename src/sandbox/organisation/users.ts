import type { Queryable } from '../db/Db'
import type { Form } from '../record/Form'
import { code, id, line, matching, shortEmail, shortPhone } from '../record/readers'
import { keeping, keptColumns, remarkInput, statusInput } from '../record/kept'
import { plain, time } from '../tables/columns'
import { dayRange, idOneOf, isId, like, oneOf, type Filter } from '../tables/filters'
import type { Table } from '../tables/Table'
import { branchSql } from './tree'
import { guardAdministrators, guardOneself } from './administrators'

const deptSql = `(select jsonb_build_object('deptId', d.id, 'deptName', d.dept_name, 'leader', d.leader)
  from sys_dept d where d.id = dept_id)`

/** Gateway contract §6: who can log in. What they log in with is in no answer. */
export const users: Table = {
  path: '/system/user',
  permissions: 'system:user',
  from: 'sys_user',
  idName: 'userId',
  orderSql: 'user_id',
  columns: {
    userId: plain('user_id'),
    deptId: plain('dept_id'),
    dept: { ...plain('dept_id'), wire: deptSql, inFile: 'deptName' },
    userName: plain('user_name'),
    nickName: plain('nick_name'),
    userType: plain('user_type'),
    email: plain('email'),
    phonenumber: plain('phonenumber'),
    sex: plain('sex'),
    avatar: plain('avatar'),
    status: plain('status'),
    loginIp: plain('login_ip'),
    loginDate: time('login_date'),
    ...keptColumns,
  },
  filters: [
    idOneOf('userId', 'user_id'),
    like('userName', 'user_name'),
    like('phonenumber', 'phonenumber'),
    oneOf('status', 'status'),
    inDept('deptId'),
    dayRange('create_time'),
  ],
}

/** Of a department and of all below it. */
function inDept(name: string): Filter {
  return (query, add) => {
    if (query(name) === '') return undefined
    return `dept_id in ${branchSql('sys_dept', 'id', add(isId(query(name)) ? query(name) : '0'))}`
  }
}

/** §5 pwdErr. */
export const password = matching(/^\w{6,12}$/, 'pwdInvalid', 12)

/** Columns that users may also change of their own account. */
export const personalInputs = {
  nickName: { column: 'nick_name', read: line(30), required: true },
  email: { column: 'email', read: shortEmail, empty: '' },
  phonenumber: { column: 'phonenumber', read: shortPhone, empty: '' },
  sex: { column: 'sex', read: code(['0', '1', '2']), empty: '2' },
} as const

export const userForm: Form = {
  ...keeping,
  table: users,
  inputs: {
    userName: {
      column: 'user_name',
      read: matching(/^\w{2,30}$/, 'userNameInvalid', 30),
      required: true,
    },
    ...personalInputs,
    deptId: { column: 'dept_id', read: id, refers: 'sys_dept' },
    status: statusInput,
    remark: remarkInput,
  },
  firstInputs: { password: { column: 'password', read: password, required: true } },
  unique: [['userName'], ['email'], ['phonenumber']],
  afterWrite: async (tx, { id, values }) => {
    if (values['status'] === '0') await approve(tx, [id])
  },
  beforeRemoval: async (tx, ids, viewer) => {
    guardOneself(viewer, ids)
    await guardAdministrators(tx, viewer, ids)
    for (const table of ['sys_session', 'sys_user_role', 'sys_user_post'])
      await tx.query(`delete from ${table} where user_id = any($1::bigint[])`, [ids])
  },
}

/** A user that was enabled once can be frozen, but no longer waits for approval. */
export async function approve(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query(
    'update sys_user set awaits_approval = false where awaits_approval and user_id = any($1::bigint[])',
    [ids],
  )
}
