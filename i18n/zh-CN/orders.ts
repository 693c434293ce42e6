import type { SameShape } from '@/engine/messages/words'
import type { orders as english } from '../en-US/orders'

/** The order lists. */
export const orders: SameShape<typeof english> = {
  orders: {
    failedPayouts: '存在未成功的代付订单，去处理 >>',
  },
}
