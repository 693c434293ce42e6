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
