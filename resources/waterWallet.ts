import { defineResource, f, likely, rel, usdt } from '@/engine/declare'
import { cryptoNetwork, movementSource } from './dicts'

export default defineResource('waterWallet', {
  path: '/api/waterWallet',
  component: 'api/waterWallet/index',
  permissions: 'api:waterWallet',
  title: 'id',
  fields: {
    id: f.id(),
    matched: f.code(movementSource, { filter: 'in' }),
    network: f.code(cryptoNetwork, { filter: 'in' }),
    amount: usdt({ total: 'sum', filter: 'range' }),
    from: f.address('any', { find: 'prefix' }),
    to: f.address('any', { find: 'prefix' }),
    hash: f.hash('any', { find: 'prefix' }),
    mchOrderNo: f.text({ find: 'prefix' }),
    createTime: f.time({ filter: 'range' }),
  },
  views: {
    strangers7: { filter: { matched: ['1'], createTime: 'last7' } },
    today: { filter: { createTime: 'today' } },
  },
  related: {
    orders: rel('deposit', { by: 'mchOrderNo' }),
    likely: likely('deposit', {
      by: 'address',
      from: 'to',
      amount: ['uQuantity', 'amount'],
      time: ['createTime', 'createTime'],
      withinMinutes: 60,
      when: { matched: '1' },
      only: { status: ['0', '01', '2'] },
    }),
    sameAddress: rel('deposit', { by: 'address', from: 'to' }),
    storeDeposits: rel('storeDeposit', { by: 'hash' }),
  },
  export: true,
})
