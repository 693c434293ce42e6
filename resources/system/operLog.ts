import { defineResource, f } from '@/engine/declare'
import { operType, outcome } from './dicts'

export default defineResource('operLog', {
  path: '/monitor/operlog',
  component: 'monitor/operlog/index',
  permissions: 'monitor:operlog',
  title: 'title',
  fields: {
    id: f.id({ wire: 'operId' }),
    title: f.text({ filter: 'like' }),
    businessType: f.remoteCode('sys_oper_type', operType, { filter: 'in' }),
    businessId: f.text({ filter: 'eq' }),
    operName: f.text({ filter: 'like' }),
    status: f.remoteCode('sys_common_status', outcome, { filter: 'eq' }),
    operTime: f.time({ filter: 'range' }),
    operIp: f.text(),
    operLocation: f.text(),
    requestMethod: f.text(),
    operUrl: f.text(),
    method: f.text(),
    operParam: f.longText({ json: true }),
    jsonResult: f.longText({ json: true }),
    errorMsg: f.longText(),
  },
  list: {
    columns: [
      'id',
      'title',
      'businessType',
      'businessId',
      'operName',
      'operIp',
      'status',
      'errorMsg',
      'operTime',
    ],
    sort: { field: 'operTime', order: 'DESC' },
    tools: {
      clean: {
        call: { method: 'DELETE', path: '/monitor/operlog/clean' },
        permission: 'monitor:operlog:remove',
        confirm: true,
      },
    },
  },
  override: { cell: { businessId: 'loggedRecord' }, section: { show: 'loggedAction' } },
  sections: { request: ['requestMethod', 'operUrl', 'method', 'operParam', 'jsonResult'] },
  recordFrom: 'listedRow',
  export: true,
  remove: true,
})
