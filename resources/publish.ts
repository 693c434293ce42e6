import { defineResource, f, rel, tron, usdt } from '@/engine/declare'
import { orderStatus } from './dicts'

export default defineResource('publish', {
  path: '/energy/publish',
  component: 'energy/publish/index',
  permissions: 'energy:publish',
  title: 'id',
  fields: {
    id: f.id(),
    seller: f.ref('energyUser', 'userName', { filter: 'eq' }),
    status: f.code(orderStatus, { filter: 'in' }),
    uQuantity: usdt({ total: 'sum' }),
    price: usdt(),
    address: tron.address({ find: 'prefix' }),
    qrCode: f.image({ qr: true }),
    createTime: f.time({ filter: 'range' }),
    expireTime: f.time(),
  },
  list: {
    columns: [
      'id',
      'seller',
      'status',
      'uQuantity',
      'price',
      'address',
      'expireTime',
      'createTime',
    ],
    sort: { field: 'createTime', order: 'DESC' },
  },
  views: {
    waiting: { filter: { status: ['0', '01'] } },
    today: { filter: { createTime: 'today' } },
  },
  related: { movements: rel('waterWallet', { by: 'to', from: 'address' }) },
  export: true,
  override: { cell: { expireTime: 'countdown' }, page: { show: 'tradeDetails' } },
})
