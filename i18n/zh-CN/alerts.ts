import type { SameShape } from '@/engine/messages/words'
import type { alerts as english } from '../en-US/alerts'

/** Strangers’ payments and failed payouts. */
export const alerts: SameShape<typeof english> = {
  watched: {
    nonSystemOrder: {
      title: '匹配到非系统订单',
      many: '%{smart_count} 笔订单',
    },
    failedPayouts: {
      title: '存在失败的代付订单，点击查看',
      many: '%{count} 笔代付',
    },
  },
}
