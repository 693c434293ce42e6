/** Names of stores, in both languages of the portal. */
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

/** Names of wallets. */
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

/** Merchants' notes on an order. */
export const orderNotes = [
  '',
  '',
  '{"userId":"u-10293"}',
  '{"userId":"u-77120","level":"gold"}',
  'VIP customer',
  'first order',
  'web shop',
  '会员 8821',
  '新客户首单',
  '游戏充值',
  'App 下单',
] as const

/** Names of merchants (§5: Chinese or Latin letters), each with what the trade calls them. */
export const merchantNames = [
  ['Anderson', 'Anderson Games'],
  ['陈小明', '小明便利店'],
  ['Bennett', 'Bennett Travel'],
  ['李静', '静好书屋'],
  ['Castillo', 'Castillo Market'],
  ['王建国', '建国五金'],
  ['Dubois', 'Dubois Fashion'],
  ['赵丽', '丽人美妆'],
  ['Eriksen', 'Eriksen Sports'],
  ['孙浩然', '浩然数码'],
  ['Fischer', 'Fischer Tools'],
  ['周雨桐', '雨桐花店'],
  ['Garcia', 'Garcia Coffee'],
  ['吴志强', '志强汽配'],
  ['Hansen', 'Hansen Books'],
  ['郑秀英', '秀英茶叶'],
  ['Ivanova', 'Ivanova Music'],
  ['冯子涵', '子涵游戏'],
  ['Jensen', 'Jensen Outdoor'],
  ['褚文博', '文博票务'],
] as const
