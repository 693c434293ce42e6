import type { Generator } from '../platform'

export const generator: Generator = {
  tables: {
    api_draw: 'Payouts 代付订单',
    api_recharge: 'Deposits 充值订单',
    api_water_wallet: 'Chain movements 链上流水',
    en_publish: 'Trades 能量交易',
    en_user: 'Energy users 能量用户',
    st_bill: 'Bills 账单',
    st_store: 'Stores 商户',
    st_store_draw: 'Withdrawals 商户提现',
    st_store_recharge: 'Store deposits 商户充值',
    st_user: 'Merchants 商户用户',
  },
  modules: { st: 'store', en: 'energy' },
}
