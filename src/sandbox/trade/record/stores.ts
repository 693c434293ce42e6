import { stores } from '../tables/stores'
import type { Form } from '../../record/Form'
import { line, phone } from '../../record/readers'

/** §3 Store. */
export const storeForm: Form = {
  table: stores,
  inputs: {
    nick: { column: 'nick', read: line(64), required: true },
    phone: { column: 'phone', read: phone, required: true },
  },
  fresh: (nowText) => ({ create_time: nowText, update_time: nowText }),
  usedIn: [
    { table: 'sys_user', column: 'store_id' },
    { table: 'st_user', column: 'store_id' },
    { table: 'st_store_draw', column: 'store_id' },
    { table: 'st_store_recharge', column: 'store_id' },
    { table: 'st_bill', column: 'store_id' },
    { table: 'api_recharge', column: 'store_id' },
    { table: 'api_draw', column: 'store_id' },
  ],
}
