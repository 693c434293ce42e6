import { balanced, defineResource, f, usdt } from '@/engine/declare'
import { billType, cryptoNetwork } from './dicts'

export default defineResource('bill', {
  path: '/store/bill',
  component: 'store/bill/index',
  permissions: 'store:bill',
  title: 'id',
  fields: {
    id: f.id(),
    store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
    type: f.code(billType, { filter: 'in' }),
    network: f.code(cryptoNetwork, { filter: 'in' }),
    beforeAmount: usdt(),
    changeAmount: usdt({ total: 'sum' }),
    afterAmount: usdt(),
    createTime: f.time({ filter: 'range' }),
  },
  export: true,
  rules: [balanced('beforeAmount', 'changeAmount', 'afterAmount')],
})
