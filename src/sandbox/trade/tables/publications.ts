import { money, plain, time } from '../../tables/columns'
import { beginsWith, dayRange, idOneOf, oneOf } from '../../tables/filters'
import type { Table } from '../../tables/Table'

/** Trades that energy users have published; their states are those of an order (§4). */
export const publications: Table = {
  path: '/energy/publish',
  permissions: 'energy:publish',
  from: 'en_publish',
  columns: {
    id: plain('id'),
    seller: plain('seller_id'),
    address: plain('address'),
    qrCode: plain('qr_code'),
    uQuantity: money('u_quantity', 'USDT', { total: true }),
    price: money('price', 'USDT'),
    status: plain('status'),
    expireTime: plain('expire_time'),
    createTime: time('create_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    idOneOf('seller', 'seller_id'),
    beginsWith('address', 'address'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}
