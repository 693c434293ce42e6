import { defineResource, f } from '@/engine/declare'

export default defineResource('config', {
  path: '/system/config',
  component: 'system/config/index',
  permissions: 'system:config',
  title: 'configName',
  fields: {
    id: f.id({ wire: 'configId' }),
    configName: f.text({ filter: 'like', required: true, maxLength: 100 }),
    configKey: f.text({ filter: 'like', required: true, maxLength: 100 }),
    configValue: f.longText({ required: true, maxLength: 500 }),
    configType: f.flag({ filter: 'eq' }),
    remark: f.longText({ maxLength: 500 }),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    sort: { field: 'id', order: 'ASC' },
    tools: {
      clearCache: {
        call: { method: 'DELETE', path: '/system/config/{cachePath}' },
        permission: 'system:config:remove',
      },
    },
  },
  form: { fields: ['configName', 'configKey', 'configValue', 'configType', 'remark'] },
  export: true,
  remove: true,
})
