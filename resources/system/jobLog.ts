import { defineResource, f } from '@/engine/declare'
import { jobGroup, outcome } from './dicts'

export default defineResource('jobLog', {
  path: '/monitor/jobLog',
  component: 'monitor/job/log',
  permissions: 'monitor:job',
  title: 'jobName',
  fields: {
    id: f.id({ wire: 'jobLogId' }),
    jobName: f.text({ filter: 'like' }),
    jobGroup: f.remoteCode('sys_job_group', jobGroup, { filter: 'eq' }),
    invokeTarget: f.text({ filter: 'like' }),
    jobMessage: f.text(),
    status: f.remoteCode('sys_common_status', outcome, { filter: 'eq' }),
    exceptionInfo: f.longText(),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    columns: ['id', 'jobName', 'jobGroup', 'invokeTarget', 'jobMessage', 'status', 'createTime'],
    tools: {
      clean: {
        call: { method: 'DELETE', path: '/monitor/jobLog/clean' },
        permission: 'monitor:job:remove',
        confirm: true,
      },
    },
  },
  export: true,
  remove: true,
})
