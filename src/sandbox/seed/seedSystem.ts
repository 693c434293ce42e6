import type { Queryable } from '../db/Db'
import { dicts, dictTypes } from './dicts'
import { insertRows } from './insertRows'

type Row = Readonly<Record<string, string | number>>

/** The records of the system pages that a platform words for itself. */
export type SystemRecords = {
  readonly depts: readonly Row[]
  readonly jobs: readonly Row[]
  readonly notices: readonly Row[]
}

export async function seedSystem(
  db: Queryable,
  { depts, jobs, notices }: SystemRecords,
): Promise<void> {
  await insertRows(db, 'sys_dept', depts)
  await insertRows(db, 'sys_dict_type', dictTypes)
  await insertRows(db, 'sys_dict_data', dicts)
  await insertRows(db, 'sys_config', configs)
  await insertRows(db, 'sys_post', posts)
  await insertRows(db, 'sys_notice', notices)
  await insertRows(db, 'sys_job', jobs)
}

export function dept(order: number, parent: number, name: string, leader: string) {
  return { parent_id: parent, dept_name: name, order_num: order, leader }
}

const configs = [
  config('Skin 主框架页默认皮肤', 'sys.index.skinName', 'skin-blue'),
  config('Initial password 用户初始密码', 'sys.user.initPassword', 'Init_2026'),
  config('Self-registration 是否开启自助注册', 'sys.account.registerUser', 'true'),
  config('Sidebar theme 侧边栏主题', 'sys.index.sideTheme', 'theme-dark'),
]

function config(name: string, key: string, value: string) {
  return { config_name: name, config_key: key, config_value: value, config_type: 'Y' }
}

const posts = [
  { post_code: 'ceo', post_name: 'Chair 董事长', post_sort: 1 },
  { post_code: 'ops', post_name: 'Operations lead 运营主管', post_sort: 2 },
  { post_code: 'fin', post_name: 'Finance 财务', post_sort: 3 },
  { post_code: 'sup', post_name: 'Support 客服', post_sort: 4 },
]

export function job(name: string, target: string, cron: string, status: '0' | '1') {
  return {
    job_name: name,
    job_group: 'DEFAULT',
    invoke_target: target,
    cron_expression: cron,
    status,
  }
}

/** Those of a gateway without a platform. */
export const systemRecords: SystemRecords = {
  depts: [
    dept(1, 0, 'Head office 总公司', 'admin'),
    dept(2, 1, 'Operations 运营部', 'tri'),
    dept(3, 1, 'Finance 财务部', 'auditor'),
  ],
  jobs: [
    job('Daily statistics 每日统计', "sandboxTask.statistics('yesterday')", '0 10 0 * * ?', '0'),
    job('Month-end statement 月末对账', 'reportTask.statement', '0 0 2 L * ?', '1'),
  ],
  notices: [
    {
      notice_title: 'Maintenance on Sunday 周日系统维护',
      notice_type: '1',
      notice_content: '<p>From 02:00 to 03:00. 02:00–03:00。</p>',
    },
  ],
}
