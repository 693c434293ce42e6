import { atMost, decide, defineResource, f, reason, rel, tron, usdt } from '@/engine/declare'
import { withdrawalStatus } from './dicts'
import { ofStore } from './ofStore'

export default defineResource('withdrawal', {
  path: '/store/storeDraw',
  component: 'store/storeDraw/index',
  permissions: 'store:storeDraw',
  fields: {
    id: f.id({ find: true }),
    store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
    address: tron.address({ find: 'prefix', required: true }),
    totalU: usdt({ total: 'sum', filter: 'range', required: true }),
    fee: usdt(),
    estimateTotalU: usdt({ total: 'sum' }),
    status: f.code(withdrawalStatus, { filter: 'in' }),
    walletName: f.text({ filter: 'like', required: true, maxLength: 64 }),
    createTime: f.time({ filter: 'range' }),
  },
  views: {
    waiting: { filter: { status: ['1'] }, sort: { field: 'createTime', order: 'ASC' } },
    rejected7: { filter: { status: ['3'], createTime: 'last7' } },
  },
  balance: ofStore.balance,
  related: { toAddress: rel('withdrawal', { by: 'address' }), bills: ofStore.related.bills },
  export: true,
  rules: [atMost('fee', 'totalU')],
  create: { fields: ['address', 'totalU', 'walletName'], secondFactor: true, userType: '01' },
  import: { update: true, distinct: ['address', 'totalU', 'walletName'] },
  actions: {
    pass: decide('1', '2', { confirm: ['address', 'estimateTotalU'] }),
    reject: decide('1', '3', { confirm: ['address', 'totalU'], args: reason() }),
  },
})
