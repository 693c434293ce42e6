import type { Sentences } from '../../request/messages'

/** Why a call of the trade is refused. */
export const tradeMessages = {
  importedWithdrawal: ['withdrawal {id}', '提现 {id}'],
  importRepeated: ['The same withdrawal is further above', '与上面的提现重复'],
  importKnown: [
    'The same withdrawal, No. {id}, has been applied for already',
    '相同的提现（编号 {id}）已经申请过',
  ],
  rangeBackwards: ['The first day is after the last', '开始日期晚于结束日期'],
  rangeTooLong: ['At most {days} days can be counted at once', '一次最多统计 {days} 天'],
  amountInvalid: [
    'The amount must be a positive decimal text with at most {places} decimal places',
    '金额必须是正数文本，最多 {places} 位小数',
  ],
  amountTooSmall: ['The amount must be more than the fee of {fee}', '金额必须大于手续费 {fee}'],
  walletNameInvalid: [
    'The wallet name needs 1 to {limit} characters',
    '钱包名称需要 1 到 {limit} 个字符',
  ],
  onlyStores: ['Only a store operator can apply for a withdrawal', '只有商户操作员可以申请提现'],
  balanceTooSmall: ["The store's balance of {balance} is too small", '商户余额 {balance} 不足'],
  alreadyPassed: ['This withdrawal has already been passed', '该提现已通过'],
  alreadyRejected: ['This withdrawal has already been rejected', '该提现已拒绝'],
  orderWaiting: ['This order is waiting for its payment', '该订单待支付'],
  orderNotReceived: ['This order has not been received yet', '该订单未到账'],
  orderReceived: ['This order has been received', '该订单已到账'],
  orderCancelled: ['This order has been cancelled', '该订单已取消'],
  orderNotified: ['This order has been notified with success', '该订单已通知成功'],
  orderFailed: ['The notification of this order has failed', '该订单通知失败'],
  orderRefunded: ['This order has been refunded', '该订单已退款'],
  ipListsEmpty: ['The IP blacklist/whitelist cannot be all empty', 'IP黑/白名单不能全部为空'],
  alreadyFrozen: ['This user is already frozen', '该用户已被冻结'],
  alreadyEnabled: ['This user is already enabled', '该用户已启用'],
  reasonInvalid: ['The reason needs 1 to {limit} characters', '原因需要 1 到 {limit} 个字符'],
} as const satisfies Record<string, Sentences>
