import { defineResource, f } from '@/schema'

export default defineResource('store', {
  path: '/store/store',
  component: 'store/store/index',
  permissions: 'store:store',
  title: 'nick',
  fields: {
    id: f.id(),
    nick: f.text({ filter: 'like' }),
    phone: f.text({ filter: 'like' }),
    createTime: f.time(),
  },
})
