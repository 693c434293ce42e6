import { defineResource, f } from '@/engine/declare'
import { normalDisable } from './dicts'

export default defineResource('dept', {
  path: '/system/dept',
  component: 'system/dept/index',
  permissions: 'system:dept',
  title: 'deptName',
  fields: {
    id: f.id({ wire: 'deptId' }),
    deptName: f.text({ filter: 'like', required: true, maxLength: 30 }),
    parentId: f.treeSelect('dept', 'deptName', { top: '0', required: true }),
    orderNum: f.integer({ min: 0, required: true, starting: 0 }),
    leader: f.text({ maxLength: 20 }),
    phone: f.text({ rule: 'tel', maxLength: 11 }),
    email: f.text({ rule: 'email', maxLength: 50 }),
    status: f.remoteCode('sys_normal_disable', normalDisable, {
      filter: 'eq',
      required: true,
      starting: '0',
    }),
    createTime: f.time(),
  },
  list: {
    tree: 'parentId',
    columns: ['deptName', 'orderNum', 'leader', 'phone', 'status', 'createTime'],
  },
  form: { fields: ['parentId', 'deptName', 'orderNum', 'leader', 'phone', 'email', 'status'] },
  remove: true,
})
