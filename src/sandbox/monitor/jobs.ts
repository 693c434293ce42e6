import type { Form } from '../record/Form'
import { code, line, refuse, textOf, type Reader } from '../record/readers'
import { keeping, keptColumns, remarkInput } from '../record/kept'
import { plain, time } from '../tables/columns'
import { dayRange, equal, idOneOf, like, oneOf } from '../tables/filters'
import type { Table } from '../tables/Table'
import { isCron } from './cron'
import { nextFire } from './nextFire'

/** Gateway contract §6: scheduled jobs; status 0 runs, 1 pauses. */
export const jobs: Table = {
  path: '/monitor/job',
  permissions: 'monitor:job',
  from: 'sys_job',
  idName: 'jobId',
  orderSql: 'id',
  columns: {
    jobId: plain('id'),
    jobName: plain('job_name'),
    jobGroup: plain('job_group'),
    invokeTarget: plain('invoke_target'),
    cronExpression: plain('cron_expression'),
    misfirePolicy: plain('misfire_policy'),
    concurrent: plain('concurrent'),
    status: plain('status'),
    nextValidTime: plain('null::text'),
    ...keptColumns,
  },
  ofMoment: ({ cronExpression }, nowMs) => ({
    nextValidTime: nextFire(String(cronExpression), nowMs),
  }),
  filters: [
    idOneOf('jobId', 'id'),
    like('jobName', 'job_name'),
    oneOf('jobGroup', 'job_group'),
    like('invokeTarget', 'invoke_target'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}

const cron: Reader = (value, name) => {
  const expression = textOf(value, name)
  return expression.length <= 255 && isCron(expression)
    ? expression
    : refuse('cronInvalid', { name })
}

/** `bean.method` or `bean.method('a', 1)`: nothing that could fetch code from elsewhere. */
const target: Reader = (value, name) => {
  const text = textOf(value, name)
  const isCall = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+(\([^()]*\))?$/.test(text) && text.length <= 500
  return isCall && !/(https?|ldaps?|rmi):/i.test(text) ? text : refuse('jobTargetInvalid', { name })
}

export const jobForm: Form = {
  ...keeping,
  table: jobs,
  inputs: {
    jobName: { column: 'job_name', read: line(64), required: true },
    jobGroup: { column: 'job_group', read: line(64), empty: 'DEFAULT' },
    invokeTarget: { column: 'invoke_target', read: target, required: true },
    cronExpression: { column: 'cron_expression', read: cron, required: true },
    misfirePolicy: { column: 'misfire_policy', read: code(['0', '1', '2', '3']), empty: '3' },
    concurrent: { column: 'concurrent', read: code(['0', '1']), empty: '1' },
    status: { column: 'status', read: code(['0', '1']), empty: '1' },
    remark: remarkInput,
  },
}

/** The results of their runs. */
export const jobLogs: Table = {
  path: '/monitor/jobLog',
  permissions: 'monitor:job',
  from: 'sys_job_log',
  idName: 'jobLogId',
  columns: {
    jobLogId: plain('id'),
    jobId: plain('job_id'),
    jobName: plain('job_name'),
    jobGroup: plain('job_group'),
    invokeTarget: plain('invoke_target'),
    jobMessage: plain('job_message'),
    status: plain('status'),
    exceptionInfo: plain('exception_info'),
    createTime: time('create_time'),
  },
  filters: [
    idOneOf('jobLogId', 'id'),
    idOneOf('jobId', 'job_id'),
    like('jobName', 'job_name'),
    equal('jobGroup', 'job_group'),
    like('invokeTarget', 'invoke_target'),
    oneOf('status', 'status'),
    dayRange('create_time'),
  ],
}
