import type { SameShape } from '@/engine/messages/words'
import type { menu as english } from '../en-US/menu'

/** Titles of the menu. */
export const menu: SameShape<typeof english> = {
  menu: {
    store: '商户管理',
    storeDraw: '提现',
    bill: '账单',
    storeInfo: '商户信息',
    orders: '订单',
    apiRecharge: '充值',
    apiDraw: '代付',
    waterWallet: '链上流水',
    storeRecharge: '商户充值',
    user: '商户用户',
    energy: '能量平台',
    energyUser: '能量用户',
    publish: '交易',
  },
}
