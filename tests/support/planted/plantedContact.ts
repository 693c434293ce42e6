import { defineResource, f } from '@/engine/declare'

/** The value of a merchant's phone for {@link plantedContact}. */
export const phonePermission = 'store:user:phone'

/** A declaration over the sandbox’s own merchants with a field that not everyone may see. */
export const plantedContact = defineResource('plantedContact', {
  path: '/store/user',
  component: 'store/user/index',
  permissions: 'store:user',
  title: 'nick',
  fields: {
    id: f.id(),
    nick: f.text({ filter: 'like', required: true }),
    phone: f.text({ filter: 'like', permission: phonePermission }),
    telegram: f.text(),
    contact: f.computed(['nick', 'phone'], 'joined'),
  },
  list: { sort: { field: 'id', order: 'ASC' } },
  edit: { fields: ['nick', 'phone', 'telegram'] },
  export: true,
  import: { fields: ['nick', 'phone'] },
})
