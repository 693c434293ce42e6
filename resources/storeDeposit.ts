import { atMost, defineResource, f, rel, tron, usdt } from '@/engine/declare'
import { orderStatus } from './dicts'
import { ofStore } from './ofStore'

export default defineResource('storeDeposit', {
  path: '/store/storeRecharge',
  component: 'store/storeRecharge/index',
  permissions: 'store:storeRecharge',
  title: 'id',
  fields: {
    id: f.id(),
    store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
    amount: usdt({ total: 'sum', filter: 'range' }),
    fee: usdt(),
    status: f.code(orderStatus, { filter: 'in' }),
    address: tron.address({ find: 'prefix' }),
    hash: tron.hash({ find: 'prefix' }),
    createTime: f.time({ filter: 'range' }),
  },
  views: {
    waiting: { filter: { status: ['0', '01'] } },
    today: { filter: { createTime: 'today' } },
  },
  balance: ofStore.balance,
  related: { movements: rel('waterWallet', { by: 'hash' }), bills: ofStore.related.bills },
  export: true,
  rules: [atMost('fee', 'amount')],
})
