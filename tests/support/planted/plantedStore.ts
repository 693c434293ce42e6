import { defineResource, f } from '@/engine/declare'

/** A declaration over the sandbox’s stores with an overridden part in every place. */
export const plantedStore = defineResource('plantedStore', {
  path: '/store/store',
  component: 'store/store/index',
  permissions: 'store:store',
  title: 'id',
  fields: {
    id: f.id(),
    nick: f.text({ filter: 'like', required: true }),
    phone: f.text({ filter: 'like', required: true, rule: 'tel' }),
    createTime: f.time(),
  },
  create: { fields: ['nick', 'phone'] },
  edit: { fields: ['nick', 'phone'] },
  actions: { greet: { call: { method: 'POST', path: '/store/greetings/{id}' } } },
  override: {
    cell: { nick: 'plantedCell' },
    input: { phone: 'plantedInput' },
    filter: { phone: 'plantedFilter' },
    section: { list: 'plantedSection', show: 'plantedSection' },
    page: { create: 'plantedPage' },
  },
})
