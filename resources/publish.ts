import { defineResource, f, tron, usdt } from '@/engine/declare'
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
    address: tron.address({ find: true }),
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
  export: true,
  override: { cell: { expireTime: 'countdown' }, page: { show: 'tradeDetails' } },
})
