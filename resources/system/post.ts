import { defineResource, f } from '@/engine/declare'
import { normalDisable } from './dicts'

export default defineResource('post', {
  path: '/system/post',
  component: 'system/post/index',
  permissions: 'system:post',
  title: 'postName',
  fields: {
    id: f.id({ wire: 'postId' }),
    postCode: f.text({ filter: 'like', required: true, maxLength: 64 }),
    postName: f.text({ filter: 'like', required: true, maxLength: 50 }),
    postSort: f.integer({ min: 0, required: true, starting: 0 }),
    status: f.remoteCode('sys_normal_disable', normalDisable, {
      filter: 'eq',
      required: true,
      starting: '0',
    }),
    remark: f.longText({ maxLength: 500 }),
    createTime: f.time(),
  },
  list: { sort: { field: 'postSort', order: 'ASC' } },
  form: { fields: ['postCode', 'postName', 'postSort', 'status', 'remark'] },
  remove: true,
  export: true,
})
