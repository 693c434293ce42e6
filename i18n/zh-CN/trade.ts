import type { SameShape } from '@/engine/messages/words'
import type { trade as english } from '../en-US/trade'

/** The trade details. */
export const trade: SameShape<typeof english> = {
  trade: {
    details: '交易详情',
    noId: '地址中缺少交易编号，请从列表中选择一笔交易。',
    choose: '选择交易',
    timeLeft: '剩余支付时间',
    notOpen: '无需支付',
    open: '截止时间 %{time}',
    over: '已于 %{time} 截止',
    timeIsOver: '支付时间已结束',
    endless: '网关未给出该交易的过期时间。',
    closed: '%{status}。该交易无需支付，因此不计时。',
    noStatus: '无状态',
    payTo: '收款信息',
    doNotPay: '仅供查询：请勿为该交易向此处付款。',
    foreignQr: '网关的二维码内容与该交易的地址不符，此处按交易地址绘制。',
  },
}
