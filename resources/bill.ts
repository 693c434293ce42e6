import { balanced, defineResource, f, rel, usdt } from '@/engine/declare'
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
    changeAmount: usdt({ total: 'sum', filter: 'range' }),
    afterAmount: usdt(),
    createTime: f.time({ filter: 'range' }),
  },
  views: {
    today: { filter: { createTime: 'today' } },
    corrections: { filter: { type: ['0'], createTime: 'last30' } },
    lastMonth: { filter: { createTime: 'lastMonth' } },
  },
  related: {
    withdrawals: rel('withdrawal', { by: 'store', when: { type: '1' } }),
    deposits: rel('deposit', { by: 'store', when: { type: '2' } }),
    payouts: rel('payout', { by: 'store', when: { type: '3' } }),
  },
  export: true,
  rules: [balanced('beforeAmount', 'changeAmount', 'afterAmount')],
})
