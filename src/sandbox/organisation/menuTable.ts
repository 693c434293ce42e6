import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import type { Form } from '../record/Form'
import { code, id, line, refuse } from '../record/readers'
import { keeping, keptColumns, remarkInput, sortInput, statusInput } from '../record/kept'
import { plain } from '../tables/columns'
import { idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { isOwnAncestor } from './tree'

/** Gateway contract §4: directories (M), pages (C) and buttons (F), a tree. */
export const menuTable: Table = {
  path: '/system/menu',
  permissions: 'system:menu',
  from: 'sys_menu',
  idName: 'menuId',
  orderSql: 'order_num',
  columns: {
    menuId: plain('menu_id'),
    menuName: plain('menu_name'),
    parentId: plain('parent_id'),
    orderNum: plain('order_num'),
    path: plain('path'),
    component: plain('component'),
    query: plain('query'),
    isFrame: plain('is_frame'),
    isCache: plain('is_cache'),
    menuType: plain('menu_type'),
    visible: plain('visible'),
    status: plain('status'),
    perms: plain('perms'),
    icon: plain('icon'),
    ...keptColumns,
  },
  filters: [
    idOneOf('menuId', 'menu_id'),
    like('menuName', 'menu_name'),
    oneOf('visible', 'visible'),
    oneOf('status', 'status'),
  ],
}

const zeroOrOne = code(['0', '1'])

export const menuForm: Form = {
  ...keeping,
  table: menuTable,
  inputs: {
    parentId: { column: 'parent_id', read: id, required: true },
    menuName: { column: 'menu_name', read: line(50), required: true },
    menuType: { column: 'menu_type', read: code(['M', 'C', 'F']), required: true },
    orderNum: sortInput('order_num'),
    path: { column: 'path', read: line(200), empty: '' },
    component: { column: 'component', read: line(200), empty: '' },
    query: { column: 'query', read: line(255), empty: '' },
    isFrame: { column: 'is_frame', read: zeroOrOne, empty: '1' },
    isCache: { column: 'is_cache', read: zeroOrOne, empty: '0' },
    visible: { column: 'visible', read: zeroOrOne, empty: '0' },
    perms: { column: 'perms', read: line(100), empty: '' },
    icon: { column: 'icon', read: line(100), empty: '#' },
    status: statusInput,
    remark: remarkInput,
  },
  // those from 100,000 on belong to prototypes and come and go with them
  newIdSql: '(select coalesce(max(menu_id), 0) + 1 from sys_menu where menu_id < 100000)',
  unique: [['parentId', 'menuName']],
  check: checkRow,
  checkStored,
  beforeRemoval,
}

function checkRow({ menuType, path, isFrame }: Row): void {
  if (menuType !== 'F' && path === '') refuse('fieldEmpty', { name: 'path' })
  if (isFrame === '0' && !/^https?:\/\/[^\s]+$/i.test(String(path)))
    refuse('urlInvalid', { name: 'path' })
}

/** Nothing lies below a button, and a button only below a page. */
async function checkStored(tx: Queryable, record: Row, _: Viewer, own?: string): Promise<void> {
  const { parentId, menuType } = record
  if (own !== undefined && (await isOwnAncestor(tx, ['sys_menu', 'menu_id'], own, parentId)))
    refuse('ownAncestor', { name: 'parentId' })
  if (String(parentId) === '0' && menuType !== 'F') return
  const [parent] = await tx.query('select menu_type from sys_menu where menu_id = $1', [parentId])
  if (parent === undefined) refuse('referenceMissing', { name: 'parentId' })
  if (parent['menu_type'] !== (menuType === 'F' ? 'C' : 'M')) refuse('menuParentInvalid')
}

async function beforeRemoval(tx: Queryable, ids: readonly string[]): Promise<void> {
  const [inside] = await tx.query(
    'select menu_name from sys_menu where parent_id = any($1::bigint[])',
    [ids],
  )
  if (inside) refuse('hasChildren', { value: String(inside['menu_name']) })
  const [held] = await tx.query(
    `select role_name from sys_role join sys_role_menu using (role_id)
     where menu_id = any($1::bigint[])`,
    [ids],
  )
  if (held) refuse('menuAssigned', { value: String(held['role_name']) })
}
