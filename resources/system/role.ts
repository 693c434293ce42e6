import { defineResource, f, toggle } from '@/engine/declare'
import { dataScope, normalDisable } from './dicts'

const menus = { checked: '/system/menu/roleMenuTreeselect/{id}', lowest: true } as const
// newer gateways of the family know the first path, older ones the second
const depts = {
  checked: ['/system/role/deptTree/{id}', '/system/dept/roleDeptTreeselect/{id}'],
} as const

export default defineResource('role', {
  path: '/system/role',
  component: 'system/role/index',
  permissions: 'system:role',
  title: 'roleName',
  fields: {
    id: f.id({ wire: 'roleId' }),
    roleName: f.text({ filter: 'like', required: true, maxLength: 30 }),
    roleKey: f.text({ filter: 'like', required: true, maxLength: 100, example: 'finance' }),
    roleSort: f.integer({ min: 0, required: true, starting: 0 }),
    status: f.code(normalDisable, { filter: 'eq', required: true, starting: '0' }),
    menuIds: f.tree('menu', 'menuName', menus),
    dataScope: f.code(dataScope),
    deptIds: f.tree('dept', 'deptName', depts),
    remark: f.longText({ maxLength: 500 }),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    columns: ['roleName', 'roleKey', 'roleSort', 'dataScope', 'status', 'createTime'],
    sort: { field: 'roleSort', order: 'ASC' },
  },
  form: { fields: ['roleName', 'roleKey', 'roleSort', 'status', 'menuIds', 'remark'] },
  override: { section: { show: 'roleUsers' } },
  remove: true,
  export: true,
  actions: {
    ...toggle('status', ['enable', '0'], ['disable', '1'], {
      confirm: ['roleKey'],
      call: { method: 'PUT', path: '/system/role/changeStatus' },
      sends: ['id', 'status'],
      permission: 'system:role:edit',
    }),
    dataScope: {
      args: {
        dataScope: f.code(dataScope, { required: true }),
        deptIds: f.tree('dept', 'deptName', { visibleWhen: { dataScope: '2' } }),
      },
      call: { method: 'PUT', path: '/system/role/dataScope' },
      sends: ['id'],
      permission: 'system:role:edit',
    },
  },
})
