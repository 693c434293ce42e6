import { defineResource, f } from '@/engine/declare'
import { normalDisable } from './dicts'

export default defineResource('dictType', {
  path: '/system/dict/type',
  component: 'system/dict/index',
  permissions: 'system:dict',
  title: 'dictName',
  fields: {
    id: f.id({ wire: 'dictId' }),
    dictName: f.text({ filter: 'like', required: true, maxLength: 100 }),
    dictType: f.text({ filter: 'like', required: true, maxLength: 100, example: 'sys_shift' }),
    status: f.remoteCode('sys_normal_disable', normalDisable, {
      filter: 'eq',
      required: true,
      starting: '0',
    }),
    remark: f.longText({ maxLength: 500 }),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    sort: { field: 'id', order: 'ASC' },
    tools: {
      clearCache: {
        call: { method: 'DELETE', path: '/system/dict/type/{cachePath}' },
        permission: 'system:dict:remove',
        cache: 'dictionaries',
      },
    },
  },
  form: { fields: ['dictName', 'dictType', 'status', 'remark'] },
  export: true,
  remove: true,
  cache: 'dictionaries',
  override: { cell: { dictType: 'dictDataLink' }, section: { show: 'dictEntries' } },
})
