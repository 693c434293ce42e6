import { dict } from '@/engine/declare'

/** What a menu's node is. */
export const menuType = dict('menuType', [
  ['M', 'directory', 'neutral'],
  ['C', 'page', 'good'],
  ['F', 'button', 'pending'],
])

/** What a generated table is shown as. */
export const tableForm = dict('tableForm', [
  ['crud', 'list'],
  ['tree', 'tree'],
])

/** The types that the gateway's generator gives columns. */
export const javaType = dict('javaType', [
  ['String', 'string'],
  ['Integer', 'integer'],
  ['Long', 'long'],
  ['Double', 'double'],
  ['BigDecimal', 'bigDecimal'],
  ['Date', 'date'],
  ['Boolean', 'boolean'],
])

/** How a generated list is narrowed by a column. */
export const queryType = dict('queryType', [
  ['EQ', 'eq'],
  ['NE', 'ne'],
  ['GT', 'gt'],
  ['GTE', 'gte'],
  ['LT', 'lt'],
  ['LTE', 'lte'],
  ['LIKE', 'like'],
  ['BETWEEN', 'between'],
])

/** What a generated column is typed in. */
export const htmlType = dict('htmlType', [
  ['input', 'input'],
  ['textarea', 'textarea'],
  ['select', 'select'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['datetime', 'datetime'],
  ['imageUpload', 'image'],
  ['fileUpload', 'file'],
  ['editor', 'editor'],
])

/** Whose records a role sees. */
export const dataScope = dict('dataScope', [
  ['1', 'all'],
  ['2', 'custom'],
  ['3', 'ownDept'],
  ['4', 'ownDeptAndBelow'],
  ['5', 'own'],
])

/** §6: who the portal's users are. */
export const userType = dict('userType', [
  ['00', 'platform'],
  ['01', 'operator'],
])

// What the gateway's own dictionaries say, until they have been read.

/** `sys_show_hide` */
export const showHide = dict('showHide', [
  ['0', 'shown', 'good'],
  ['1', 'hidden', 'neutral'],
])

/** `sys_user_sex` */
export const userSex = dict('userSex', [
  ['0', 'male'],
  ['1', 'female'],
  ['2', 'unknown'],
])

/** `sys_normal_disable` */
export const normalDisable = dict('normalDisable', [
  ['0', 'normal', 'good'],
  ['1', 'disabled', 'bad'],
])

/** `sys_notice_type` */
export const noticeType = dict('noticeType', [
  ['1', 'notice', 'pending'],
  ['2', 'announcement', 'good'],
])

/** `sys_notice_status` */
export const noticeStatus = dict('noticeStatus', [
  ['0', 'normal', 'good'],
  ['1', 'closed', 'bad'],
])

/** `sys_oper_type` */
export const operType = dict('operType', [
  ['1', 'add'],
  ['2', 'edit'],
  ['3', 'remove', 'bad'],
  ['4', 'grant'],
  ['5', 'export', 'pending'],
  ['6', 'import', 'pending'],
  ['7', 'forceOut', 'bad'],
  ['8', 'generate', 'pending'],
  ['9', 'clean', 'bad'],
  ['0', 'other'],
])

/** `sys_common_status` */
export const outcome = dict('outcome', [
  ['0', 'success', 'good'],
  ['1', 'failure', 'bad'],
])

/** `sys_job_group` */
export const jobGroup = dict('jobGroup', [
  ['DEFAULT', 'standard'],
  ['SYSTEM', 'system'],
])

/** `sys_job_status` */
export const jobStatus = dict('jobStatus', [
  ['0', 'normal', 'good'],
  ['1', 'paused', 'bad'],
])

/** What becomes of the runs of a job that were missed; no dictionary of the gateway names them. */
export const misfirePolicy = dict('misfirePolicy', [
  ['0', 'standard'],
  ['1', 'all'],
  ['2', 'once'],
  ['3', 'none'],
])

/** Whether a job may begin while its last run goes on. */
export const concurrency = dict('concurrency', [
  ['0', 'allowed'],
  ['1', 'forbidden'],
])

/** How an entry of a dictionary is drawn, by the names of the family's front end. */
export const listClass = dict('listClass', [
  ['default', 'plain'],
  ['primary', 'primary'],
  ['success', 'success', 'good'],
  ['info', 'info'],
  ['warning', 'warning', 'pending'],
  ['danger', 'danger', 'bad'],
])
