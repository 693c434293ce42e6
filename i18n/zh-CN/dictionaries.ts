import type { SameShape } from '@/engine/messages/words'
import type { dictionaries as english } from '../en-US/dictionaries'

/** The codes of the dictionaries. */
export const dictionaries: SameShape<typeof english> = {
  codes: {
    userStatus: {
      enabled: '启用',
      frozen: '冻结',
    },
    gender: {
      male: '男',
      female: '女',
      unknown: '未知',
    },
    movementSource: {
      systemOrder: '系统订单',
      nonSystem: '非系统来源',
    },
    orderStatus: {
      waitingPayment: 'API 已下单 / 待支付',
      notYetReceived: '未到账',
      received: '已到账',
      cancelled: '已取消',
      notifiedSuccess: '通知成功',
      notifiedFailure: '通知失败',
      refunded: '已退款',
    },
    withdrawalStatus: {
      applying: '申请中',
      passed: '已通过',
      rejected: '已驳回',
    },
    billType: {
      platformModification: '平台修改',
      withdrawal: '提现',
      deposit: '充值',
      apiPayment: 'API 支付',
    },
    cryptoNetwork: {
      trc20: 'TRC20',
      erc20: 'ERC20',
    },
  },
}
