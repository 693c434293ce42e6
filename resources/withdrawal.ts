import { atMost, decide, defineResource, f, reason, tron, usdt } from '@/engine/declare'
import { withdrawalStatus } from './dicts'

export default defineResource('withdrawal', {
  path: '/store/storeDraw',
  component: 'store/storeDraw/index',
  permissions: 'store:storeDraw',
  fields: {
    id: f.id({ filter: 'eq' }),
    store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
    address: tron.address({ find: true, required: true }),
    totalU: usdt({ total: 'sum', required: true }),
    fee: usdt(),
    estimateTotalU: usdt({ total: 'sum' }),
    status: f.code(withdrawalStatus, { filter: 'in' }),
    walletName: f.text({ filter: 'like', required: true, maxLength: 64 }),
    createTime: f.time({ filter: 'range' }),
  },
  export: true,
  rules: [atMost('fee', 'totalU')],
  create: { fields: ['address', 'totalU', 'walletName'], secondFactor: true, userType: '01' },
  import: { update: true, distinct: ['address', 'totalU', 'walletName'] },
  actions: {
    pass: decide('1', '2', { confirm: ['address', 'estimateTotalU'] }),
    reject: decide('1', '3', { confirm: ['address', 'totalU'], args: reason({ maxLength: 200 }) }),
  },
})
