import { defineResource, f } from '@/schema'

export default defineResource('gen', {
  path: '/tool/gen',
  component: 'tool/gen/index',
  permissions: 'tool:gen',
  title: 'tableName',
  fields: {
    id: f.id({ wire: 'tableId' }),
    tableName: f.text({ filter: 'like' }),
    tableComment: f.text({ filter: 'like' }),
    className: f.text(),
    createTime: f.time({ filter: 'range' }),
    updateTime: f.time(),
  },
  list: { columns: ['tableName', 'tableComment', 'className', 'createTime', 'updateTime'] },
  edit: { fields: ['tableComment'] },
  remove: true,
  override: {
    section: { list: 'importTables' },
    page: { show: 'genPreview', edit: 'genEdit' },
  },
})
