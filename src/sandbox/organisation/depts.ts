import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import type { Form } from '../record/Form'
import { id, line, refuse, shortEmail, shortPhone } from '../record/readers'
import { keeping, keptColumns, sortInput, statusInput } from '../record/kept'
import { plain } from '../tables/columns'
import { idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { isOwnAncestor } from './tree'

/** Gateway contract §6: the departments, a tree of which the root has the parent 0. */
export const depts: Table = {
  path: '/system/dept',
  permissions: 'system:dept',
  from: 'sys_dept',
  idName: 'deptId',
  orderSql: 'order_num',
  columns: {
    deptId: plain('id'),
    parentId: plain('parent_id'),
    deptName: plain('dept_name'),
    orderNum: plain('order_num'),
    leader: plain('leader'),
    phone: plain('phone'),
    email: plain('email'),
    status: plain('status'),
    ...keptColumns,
  },
  filters: [idOneOf('deptId', 'id'), like('deptName', 'dept_name'), oneOf('status', 'status')],
}

export const deptForm: Form = {
  ...keeping,
  table: depts,
  inputs: {
    parentId: { column: 'parent_id', read: id, required: true },
    deptName: { column: 'dept_name', read: line(30), required: true },
    orderNum: sortInput('order_num'),
    leader: { column: 'leader', read: line(20), empty: '' },
    phone: { column: 'phone', read: shortPhone, empty: '' },
    email: { column: 'email', read: shortEmail, empty: '' },
    status: statusInput,
  },
  unique: [['parentId', 'deptName']],
  checkStored,
  beforeRemoval,
}

async function checkStored(tx: Queryable, record: Row, _: Viewer, own?: string): Promise<void> {
  const { parentId, status } = record
  if (own !== undefined && (await isOwnAncestor(tx, ['sys_dept', 'id'], own, parentId)))
    refuse('ownAncestor', { name: 'parentId' })
  if (String(parentId) !== '0') await checkParent(tx, parentId, status)
  if (own === undefined || status === '0') return
  const active = await tx.query("select 1 from sys_dept where parent_id = $1 and status = '0'", [
    own,
  ])
  if (active.length > 0) refuse('deptHasActive')
}

async function checkParent(tx: Queryable, parentId: unknown, status: unknown): Promise<void> {
  const [parent] = await tx.query('select status from sys_dept where id = $1', [parentId])
  if (parent === undefined) refuse('referenceMissing', { name: 'parentId' })
  if (parent['status'] === '1' && status === '0') refuse('deptParentDisabled')
}

async function beforeRemoval(tx: Queryable, ids: readonly string[]): Promise<void> {
  const [inside] = await tx.query(
    'select dept_name from sys_dept where parent_id = any($1::bigint[])',
    [ids],
  )
  if (inside) refuse('hasChildren', { value: String(inside['dept_name']) })
  const [user] = await tx.query(
    'select user_name from sys_user where dept_id = any($1::bigint[])',
    [ids],
  )
  if (user) refuse('deptHasUsers', { value: String(user['user_name']) })
  await tx.query('delete from sys_role_dept where dept_id = any($1::bigint[])', [ids])
}
