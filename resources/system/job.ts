import { defineResource, f, toggle } from '@/engine/declare'
import { concurrency, jobGroup, jobStatus, misfirePolicy } from './dicts'

const mayChange = 'monitor:job:changeStatus'
const target = "ryTask.ryParams('ry')"

export default defineResource('job', {
  path: '/monitor/job',
  component: 'monitor/job/index',
  permissions: 'monitor:job',
  title: 'jobName',
  fields: {
    id: f.id({ wire: 'jobId' }),
    jobName: f.text({ filter: 'like', required: true, maxLength: 64 }),
    jobGroup: f.remoteCode('sys_job_group', jobGroup, { filter: 'eq', required: true }),
    invokeTarget: f.text({ filter: 'like', required: true, maxLength: 500, example: target }),
    cronExpression: f.text({ required: true, maxLength: 255, example: '0 30 2 * * ?' }),
    schedule: f.computed(['cronExpression'], 'cron'),
    misfirePolicy: f.code(misfirePolicy, { starting: '1' }),
    concurrent: f.code(concurrency, { starting: '1' }),
    status: f.remoteCode('sys_job_status', jobStatus, { filter: 'eq' }),
    nextValidTime: f.time({ readOnly: true, sortable: false }),
    createTime: f.time(),
  },
  list: {
    columns: ['id', 'jobName', 'jobGroup', 'invokeTarget', 'cronExpression', 'schedule', 'status'],
    sort: { field: 'id', order: 'ASC' },
  },
  form: {
    fields: [
      'jobName',
      'jobGroup',
      'invokeTarget',
      'cronExpression',
      'misfirePolicy',
      'concurrent',
    ],
  },
  export: true,
  remove: true,
  actions: {
    run: {
      call: { method: 'PUT', path: '/monitor/job/run' },
      sends: ['id', 'jobGroup'],
      permission: mayChange,
      confirm: ['jobName', 'invokeTarget'],
      outcomeIn: { resource: 'jobLog', matchOn: 'jobName' },
    },
    ...toggle('status', ['resume', '0'], ['pause', '1'], {
      call: { method: 'PUT', path: '/monitor/job/changeStatus' },
      sends: ['id', 'status'],
      permission: mayChange,
      confirm: ['jobName', 'schedule'],
    }),
  },
  override: { section: { list: 'jobLogLink' } },
})
