import { defineResource, f, rel } from '@/engine/declare'
import { ofStore } from './ofStore'

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
  balance: ofStore.balance,
  related: {
    ...ofStore.related,
    storeDeposits: rel('storeDeposit', { by: 'store' }),
    withdrawals: rel('withdrawal', { by: 'store' }),
    merchants: rel('merchant', { by: 'store', columns: ['nick', 'phone', 'status', 'regTime'] }),
  },
  remove: true,
  export: true,
})
