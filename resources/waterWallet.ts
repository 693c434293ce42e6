import { defineResource, f, usdt } from '@/engine/declare'
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
    amount: usdt({ total: 'sum' }),
    from: f.address('any', { find: true }),
    to: f.address('any', { find: true }),
    hash: f.hash('any', { find: true }),
    mchOrderNo: f.text({ find: true }),
    createTime: f.time({ filter: 'range' }),
  },
  export: true,
})
