import { defineResource, f } from '@/engine/declare'
import { listClass, normalDisable } from './dicts'

export default defineResource('dictData', {
  path: '/system/dict/data',
  component: 'system/dict/data',
  permissions: 'system:dict',
  title: 'dictLabel',
  fields: {
    id: f.id({ wire: 'dictCode' }),
    dictType: f.text({ filter: 'eq', required: true, maxLength: 100 }),
    dictLabel: f.text({ filter: 'like', required: true, maxLength: 100 }),
    dictValue: f.text({ required: true, maxLength: 100 }),
    dictSort: f.integer({ min: 0, required: true, starting: 0 }),
    listClass: f.code(listClass),
    cssClass: f.text({ maxLength: 100 }),
    isDefault: f.flag(),
    status: f.remoteCode('sys_normal_disable', normalDisable, {
      filter: 'eq',
      required: true,
      starting: '0',
    }),
    remark: f.longText({ maxLength: 500 }),
    createTime: f.time(),
  },
  list: {
    columns: ['dictLabel', 'dictValue', 'dictSort', 'listClass', 'status', 'remark', 'createTime'],
    sort: { field: 'dictSort', order: 'ASC' },
  },
  form: {
    fields: [
      'dictType',
      'dictLabel',
      'dictValue',
      'dictSort',
      'listClass',
      'cssClass',
      'isDefault',
      'status',
      'remark',
    ],
  },
  export: true,
  remove: true,
  cache: 'dictionaries',
})
