import type { Modules } from '../monitor/modules'
import type { Generator } from '../platform'
import { dept, job, type SystemRecords } from '../seed/seedSystem'

const depts = [
  dept(1, 0, 'Wattdesk 总公司', 'admin'),
  dept(2, 1, 'Operations 运营部', 'tri'),
  dept(3, 1, 'Finance 财务部', 'auditor'),
  dept(4, 2, 'Support 客服部', ''),
  dept(5, 1, 'Stores 商户部', 'store'),
]

const jobs = [
  job('Close unpaid orders 关闭未付订单', 'sandboxTask.closeOrders', '0 0/5 * * * ?', '0'),
  job('Daily statistics 每日统计', "sandboxTask.statistics('yesterday')", '0 10 0 * * ?', '0'),
  job('Month-end statement 月末对账', 'reportTask.statement', '0 0 2 L * ?', '1'),
]

const notices = [
  {
    notice_title: 'Maintenance on Sunday 周日系统维护',
    notice_type: '1',
    notice_content: '<p>Payouts pause from 02:00 to 03:00. 02:00–03:00 暂停代付。</p>',
  },
  {
    notice_title: 'New fees for ERC20 以太坊手续费调整',
    notice_type: '2',
    notice_content: '<p>See the merchants page. 详见商户页面。</p>',
  },
]

export const system: SystemRecords = { depts, jobs, notices }

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
