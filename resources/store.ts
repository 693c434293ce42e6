import { defineResource, f } from '@/engine/declare'

export default defineResource('store', {
  path: '/store/store',
  component: 'store/store/index',
  permissions: 'store:store',
  title: 'nick',
  fields: {
    id: f.id(),
    nick: f.text({ filter: 'like', required: true, maxLength: 64 }),
    phone: f.text({ filter: 'like', required: true, rule: 'tel' }),
    createTime: f.time(),
  },
  form: { fields: ['nick', 'phone'] },
  remove: true,
  export: true,
})
