import { atMost, defineResource, f, tron, usdt } from '@/engine/declare'
import { orderStatus } from './dicts'

export default defineResource('storeDeposit', {
  path: '/store/storeRecharge',
  component: 'store/storeRecharge/index',
  permissions: 'store:storeRecharge',
  title: 'id',
  fields: {
    id: f.id(),
    store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
    amount: usdt({ total: 'sum' }),
    fee: usdt(),
    status: f.code(orderStatus, { filter: 'in' }),
    address: tron.address({ find: true }),
    hash: tron.hash({ find: true }),
    createTime: f.time({ filter: 'range' }),
  },
  export: true,
  rules: [atMost('fee', 'amount')],
})
