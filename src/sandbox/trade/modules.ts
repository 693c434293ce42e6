import type { Modules } from '../monitor/modules'

export const modules: Modules = {
  'api:apiRecharge': ['Deposits', '充值'],
  'api:apiDraw': ['Payouts', '代付'],
  'api:waterWallet': ['Chain movements', '链上流水'],
  'store:storeRecharge': ['Store deposits', '商户充值'],
  'store:storeDraw': ['Withdrawals', '提现'],
  'store:bill': ['Bills', '账单'],
  'store:store': ['Stores', '商户信息'],
  'store:user': ['Merchants', '商户用户'],
  'energy:user': ['Energy users', '能量用户'],
  'energy:publish': ['Trades', '交易'],
}
