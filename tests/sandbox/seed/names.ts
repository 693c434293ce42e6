/** What stores call themselves, in both languages of the portal. */
export const storeNames = [
  'Aurora Energy',
  '晨光能源',
  'Blue Harbor Pay',
  '蓝港支付',
  'Cedar Exchange',
  '雪松兑换',
  'Delta Grid',
  '三角洲电网',
  'Ember Wallet',
  '星火钱包',
  'Falcon Remit',
  '猎鹰汇款',
  'Granite Trade',
  '磐石贸易',
  'Horizon Store',
  '地平线商店',
  'Ivory Tower Games',
  '象牙塔游戏',
  'Jade Market',
  '翡翠市场',
] as const

export const storeSuffixes = ['', ' (Asia) 亚洲'] as const

/** What the owners of wallets call them. */
export const walletNames = [
  'Main wallet',
  'Cold storage',
  'Payroll',
  'Supplier Ltd.',
  'Market maker',
  'OTC desk',
  "O'Neill & Sons",
  '100% reserve',
  'ops_backup',
  '主钱包',
  '冷钱包',
  '工资发放',
  '供应商结算',
  '做市账户',
  '场外柜台',
  '备用金',
  '客户退款',
  'TRC20 热钱包',
] as const
