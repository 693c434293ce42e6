import { plain, time } from '../../tables/columns'
import { dayRange, idOneOf, like } from '../../tables/filters'
import type { Table } from '../../tables/Table'

/** §3 Store. */
export const stores: Table = {
  path: '/store/store',
  permissions: 'store:store',
  from: 'st_store',
  ownerSql: 'id',
  columns: {
    id: plain('id'),
    nick: plain('nick'),
    phone: plain('phone'),
    createTime: time('create_time'),
    updateTime: time('update_time'),
  },
  filters: [
    idOneOf('id', 'id'),
    like('nick', 'nick'),
    like('phone', 'phone'),
    dayRange('create_time'),
  ],
}
